import type { KeptGame, RosterAt } from '../../../app/index.ts';
import type { RosterDraft, RosterPick } from '../../../hud/setup/index.ts';
import { draftOfPairing } from '../../../hud/setup/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { measuredPairing, PAIRINGS, recountDesk } from '../desk/index.ts';
import type { Pairing } from '../../../session/index.ts';
import { byDifficulty } from '../../../session/index.ts';
import type { RecountSetup } from '../rules/index.ts';
import { lotOf } from '../rules/index.ts';
import { draftOfSetup } from './draft.ts';

const PICKS = byDifficulty(Object.entries<Pairing>(PAIRINGS), ([, { newcomer }]) => newcomer);

function anyOf<T>(items: readonly T[]): T {
  const [roll = 0] = crypto.getRandomValues(new Uint32Array(1));
  return items[roll % items.length]!;
}

/** Pairings at a press; `last` is the bout that was fought last. */
export function recountPicks({ content, messages }: RosterAt<RecountGame>, last: KeptGame | null): RosterPick[] {
  const ids = Object.keys(content.classes);
  const say = (key: string): string => messages['recount-pairing']?.[key] ?? messages['pairing']?.[key] ?? key;
  const item = (id: string, draft: () => RosterDraft): RosterPick => ({ id, name: say(id), text: say(`${id}-text`), draft });
  const picks = PICKS.filter(([, { sides }]) => sides.flat().every((card) => ids.includes(card))).map(([id, pairing]): RosterPick => ({
    ...item(id, () => draftOfPairing(pairing)),
    newcomer: pairing.newcomer,
    measured: measuredPairing(pairing),
  }));
  const drawn = lotOf(content.classes).map(({ id }) => id);
  if (drawn.length > 0)
    picks.push(
      item('lot', () => draftOfPairing({ sides: [[anyOf(drawn)], [anyOf(drawn)]], against: recountDesk.usualBot, newcomer: null })),
    );
  const { record, controllers } = last ?? {};
  if (record?.ruleset === 'recount' && !(record.setup as RecountSetup).position) {
    const setup = record.setup as RecountSetup;
    picks.push(item('last', () => draftOfSetup(setup, controllers!)));
  }
  return picks;
}
