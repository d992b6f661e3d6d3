import { distance } from '../../../../engine/hex/index.ts';
import { bestOfEach, sensible, type Weighed } from '../../../../engine/mind/index.ts';
import type { MUNERA_WORDS } from '../../cards/index.ts';
import { type MuneraAction, quadrantOf } from '../../rules/index.ts';
import type { Walk } from '../plans.ts';
import { type Blow, type Considered, endChance, isBlow } from './considered.ts';

type Choice = (considered: Considered) => readonly Weighed<MuneraAction>[];
export type ChoiceName = keyof typeof MUNERA_WORDS.choices;

/** A device that is thrown or cast: nets, lassos, capes. */
function isDevice({ seen }: Considered, action: MuneraAction): boolean {
  return action.type === 'attack' && action.item >= 0 && seen.world.things[action.item]!.gear.escape !== null;
}

const WALKING: readonly MuneraAction['type'][] = ['move', 'turn'];
const HANDLING: readonly MuneraAction['type'][] = ['draw', 'sheathe', 'discard', 'drop', 'release', 'cut-free'];
const TAKING: readonly MuneraAction['type'][] = ['pick-up', 'kick'];
const SHOWY: readonly MuneraAction['type'][] = ['whirl', 'feint', 'attack'];

/** First steps of the walks to those places that serve, each worth what the place is and a bonus of its own. */
function towards({ thoughts, stake }: Considered, bonus: (walk: Walk) => number | null): Weighed<MuneraAction>[] {
  return bestOfEach(
    thoughts.walks().flatMap((walk) => {
      const { first, worth, cell, facing } = walk;
      const extra = bonus(walk);
      return first === null || extra === null ? [] : [{ action: first, value: worth + extra, stake, to: { cell, facing } }];
    }),
  );
}

const fight: Choice = (considered) => considered.weighed(() => true);

/** Those answers that serve, none when the best of them is a folly. */
const soundly =
  (
    serves: (action: MuneraAction, considered: Considered) => boolean,
    bonus?: (action: MuneraAction, considered: Considered) => number,
  ): Choice =>
  (considered) =>
    sensible(
      considered,
      considered.weighed((action) => serves(action, considered), bonus && ((action) => bonus(action, considered))),
    );

const byTypes = (...types: readonly MuneraAction['type'][]): Choice => soundly(({ type }) => types.includes(type));

const strikes = (action: MuneraAction, considered: Considered): boolean => isBlow(action) && !isDevice(considered, action);

const FINISHING = 8;

const flank: Choice = (considered) => {
  const { foe, seen, me } = considered;
  if (!foe) return [];
  const seenFrom = (cell: number): boolean => quadrantOf(seen.view, foe, cell) !== 'front';
  const there = seenFrom(me.cell) ? considered.weighed((action) => strikes(action, considered)) : [];
  const near = (cell: number): boolean => distance(seen.world.arena, cell, foe.cell) <= 2;
  return sensible(considered, [...there, ...towards(considered, ({ cell }) => (near(cell) && seenFrom(cell) ? 0 : null))]);
};

const keepRange: Choice = (considered) => {
  const { foe, seen, away } = considered;
  const reach = considered.thoughts.foes[0]?.reach ?? 1;
  if (!foe || reach < 2) return [];
  const at = (cell: number): number => distance(seen.world.arena, cell, foe.cell);
  const blows = away >= 2 ? considered.weighed(isBlow) : [];
  const ends = away >= 2 && away <= reach ? considered.weighed(({ type }) => type === 'end') : [];
  return sensible(considered, [...blows, ...ends, ...towards(considered, ({ cell }) => (at(cell) >= 2 && at(cell) <= reach ? 0 : null))]);
};

const closeIn: Choice = (considered) => {
  const { foe, seen, away } = considered;
  if (!foe) return [];
  return sensible(
    considered,
    towards(considered, ({ cell, cost }) => (distance(seen.world.arena, cell, foe.cell) < away ? -cost / HUNDREDTH : null)),
  );
};

/** Of equal places the nearer one. */
const HUNDREDTH = 100;

/** Safety before all: what may be done to him counts twice. */
const giveGround: Choice = (considered) => {
  const walks = towards(considered, (walk) => walk.danger());
  const stays = considered.weighed(({ type }) => type === 'end');
  return sensible(considered, [...walks, ...stays]);
};

/** Only rest that is no folly: whoever lies down for its own sake loses more than he saves. */
const rest: Choice = (considered) => {
  const { best, patience } = considered;
  const ends = considered.weighed(({ type }) => type === 'end');
  const serving = sensible(considered, [...ends, ...towards(considered, ({ danger, cost }) => danger() - cost / 2)]);
  return serving.filter(({ action }) => considered.worthOf(action) >= best - patience);
};

const recover: Choice = (considered) => {
  const { seen, mind } = considered;
  const taking = considered.weighed(({ type }) => TAKING.includes(type));
  const beside = (cell: number): boolean => mind.wanted.some((thing) => distance(seen.world.arena, cell, thing.cell) <= 1);
  return sensible(considered, [...taking, ...towards(considered, ({ cell }) => (beside(cell) ? 0 : null))]);
};

/** What each choice weighs. */
export const choices: Readonly<Record<ChoiceName, Choice>> = {
  fight,
  wound: soundly((action, own) => strikes(action, own) || action.type === 'feint' || WALKING.includes(action.type)),
  finish: soundly(isBlow, (action, { blows }) => FINISHING * endChance(blows.get(action as Blow)!)),
  entangle: soundly((action, own) => isDevice(own, action)),
  flank,
  'keep-range': keepRange,
  'close-in': closeIn,
  'give-ground': giveGround,
  rest,
  recover,
  grapple: byTypes('grapple'),
  please: byTypes(...SHOWY),
  ready: byTypes(...HANDLING),
};
