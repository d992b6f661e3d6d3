import type { KeptGame, RosterAt } from '../../../app/index.ts';
import type { DraftFighter, RosterDraft, RosterPick } from '../../../hud/setup/index.ts';
import { usualController } from '../../../hud/setup/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { recountDesk } from '../desk/index.ts';
import type { RecountSetup } from '../rules/index.ts';
import { draftOfSetup } from './draft.ts';

function draftOf(sides: readonly (readonly string[])[], free = false): RosterDraft {
  const fighters = sides.map((side, place) =>
    side.map((card, index): DraftFighter => ({
      card,
      traits: [],
      controller: usualController({ free }, { side: place, index }, recountDesk.usualBot),
    })),
  );
  return { free, sides: fighters, arena: null, lex: {}, seed: null };
}

const PICKS = {
  net: [['heavy'], ['retiarius']],
  steel: [['medium'], ['heavy']],
  pairs: [
    ['light', 'heavy'],
    ['medium', 'retiarius'],
  ],
  brawl: [['light', 'medium', 'heavy', 'retiarius']],
} as const;

function anyOf<T>(items: readonly T[]): T {
  const [roll = 0] = crypto.getRandomValues(new Uint32Array(1));
  return items[roll % items.length]!;
}

/** Pairings at a press; `last` is the bout that was fought last. */
export function recountPicks({ content, messages }: RosterAt<RecountGame>, last: KeptGame | null): RosterPick[] {
  const ids = Object.keys(content.classes);
  const say = (key: string): string => messages['recount-pairing']?.[key] ?? messages['pairing']?.[key] ?? key;
  const item = (id: string, draft: () => RosterDraft): RosterPick => ({ id, name: say(id), text: say(`${id}-text`), draft });
  const picks = Object.entries(PICKS)
    .filter(([, sides]) => sides.flat().every((card) => ids.includes(card)))
    .map(([id, sides]) => item(id, () => draftOf(sides, id === 'brawl')));
  picks.push(item('lot', () => draftOf([[anyOf(ids)], [anyOf(ids)]])));
  const { record, controllers } = last ?? {};
  if (record?.ruleset === 'recount' && !(record.setup as RecountSetup).position) {
    const setup = record.setup as RecountSetup;
    picks.push(item('last', () => draftOfSetup(setup, controllers!)));
  }
  return picks;
}
