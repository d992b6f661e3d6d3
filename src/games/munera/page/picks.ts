import type { KeptGame, RosterAt } from '../../../app/index.ts';
import { rollSeed } from '../../../app/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import type { DraftFighter, RosterDraft, RosterPick } from '../../../hud/setup/index.ts';
import { draftOfPairing, usualController } from '../../../hud/setup/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { measuredPairing, muneraDesk, PAIRINGS } from '../desk/index.ts';
import type { Pairing } from '../../../session/index.ts';
import { byDifficulty } from '../../../session/index.ts';
import type { MuneraContent, MuneraSetup, Skill } from '../rules/index.ts';
import { drawNoxii, lotOf } from '../rules/index.ts';
import { draftOfSetup } from './draft.ts';

type Listed = readonly (readonly [card: string, ...skills: Skill[]])[];

function draftOf(sides: readonly Listed[], { usual }: MuneraContent): RosterDraft {
  const fighters = sides.map((side, place) =>
    side.map(([card, ...skills], index): DraftFighter => ({
      card,
      traits: skills,
      controller: usualController({ free: false }, { side: place, index }, usual[card] ?? muneraDesk.usualBot),
    })),
  );
  return { free: false, sides: fighters, arena: null, lex: {}, seed: null };
}

const NAMED = byDifficulty(Object.entries<Pairing>(PAIRINGS), ([, { newcomer }]) => newcomer);

function anyOf<T>(items: readonly T[]): T {
  const [roll = 0] = crypto.getRandomValues(new Uint32Array(1));
  return items[roll % items.length]!;
}

const VETERAN = 'murmillo';

/** Condemned men by lot against one who has learned to strike and to duck (D-273). */
function execution(content: MuneraContent): RosterDraft {
  const condemned = drawNoxii(content, seededRng(rollSeed()));
  return draftOf([condemned.map((card) => [card] as const), [[VETERAN, 'attack', 'dodge']]], content);
}

/** Two gladiators by lot; where custom knows foes of the first, one of them. */
function randomPair(content: MuneraContent): RosterDraft {
  const gladiators = lotOf(content, 'gladiator');
  const first = anyOf(gladiators);
  const foes = gladiators.filter((card) => first.foes.includes(card.class));
  const second = anyOf(foes.length > 0 ? foes : gladiators.filter((card) => card !== first));
  return draftOf([[[first.id]], [[second.id]]], content);
}

/** Pairings at a press; `last` is the bout that was fought last. */
export function boutPicks({ content, messages }: RosterAt<MuneraGame>, last: KeptGame | null): RosterPick[] {
  const { fighters } = content;
  const say = (key: string): string => messages['pairing']?.[key] ?? key;
  const item = (id: string, draft: () => RosterDraft): RosterPick => ({ id, name: say(id), text: say(`${id}-text`), draft });
  const known = NAMED.filter(([, { sides }]) => sides.flat().every((card) => Object.hasOwn(fighters, card)));
  const picks = known.map(([id, pairing]): RosterPick => ({
    ...item(id, () => draftOfPairing(pairing)),
    newcomer: pairing.newcomer,
    measured: measuredPairing(pairing),
  }));
  if (Object.hasOwn(fighters, VETERAN)) picks.push(item('execution', () => execution(content)));
  if (lotOf(content, 'gladiator').length > 1) picks.push(item('lot', () => randomPair(content)));
  const { record, controllers } = last ?? {};
  if (record?.ruleset === 'munera' && !(record.setup as MuneraSetup).position) {
    const setup = record.setup as MuneraSetup;
    picks.push(item('last', () => draftOfSetup(setup, controllers!)));
  }
  return picks;
}
