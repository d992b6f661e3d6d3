import { sum } from '../../../../engine/dice/index.ts';
import { adjacent, distance } from '../../../../engine/hex/index.ts';
import {
  type Ahead,
  type Asking,
  asLikely,
  atLeast,
  atMost,
  type Bounds,
  hasLostHalf,
  IN_DUELS,
  lookAhead as lookAheadWith,
  type Vocabulary,
  whose,
} from '../../../../engine/mind/index.ts';
import type { MUNERA_WORDS } from '../../cards/index.ts';
import {
  appealTerms,
  chooser,
  type Fighter,
  isEntangled,
  isExhausted,
  isTired,
  type MuneraAction,
  type MuneraView,
  quadrantOf,
  shieldOf,
  threatsTo,
} from '../../rules/index.ts';
import { skilledWith } from '../skilled.ts';
import { MIND_WEIGHTS } from '../weights.ts';
import { winChance } from '../win-chance.ts';
import { choices } from './choices.ts';
import { Considered } from './considered.ts';

function hasReady({ seen }: Considered, { carried }: Fighter, is: 'weapon' | 'device'): boolean {
  return carried.some((item) => {
    const { gear } = seen.world.things[item]!;
    if (seen.state.items[item]!.spot !== 'ready' || gear.bands.length === 0) return false;
    return (gear.escape !== null) === (is === 'device');
  });
}

/** What each condition asks. */
export const conditions: Readonly<Record<keyof typeof MUNERA_WORDS.conditions, Asking<Considered>>> = {
  ...IN_DUELS,
  arc: (considered, [arc]) => {
    const { foe, seen, me } = considered;
    if (!foe) return false;
    const stands = quadrantOf(seen.view, foe, me.cell);
    return arc === 'side' ? stands === 'left' || stands === 'right' : stands === arc;
  },
  'may-hit': asLikely((considered) => considered.bestBlow(({ hit }) => hit)),
  wounded: hasLostHalf(({ stamina, original }) => stamina / original),
  tired: whose(isTired, ({ fatigue }) => fatigue),
  exhausted: whose(isExhausted, ({ fatigue }) => fatigue),
  down: whose(({ down }) => down),
  netted: whose(isEntangled),
  unshielded: whose((fighter, { seen }) => shieldOf(seen.view, fighter) < 0),
  unarmed: whose((fighter, considered) => !hasReady(considered, fighter, 'weapon')),
  'has-net': (considered) => hasReady(considered, considered.me, 'device'),
  'lies-near': atMost(({ mind, me, seen }) => Math.min(...mind.wanted.map(({ cell }) => distance(seen.world.arena, me.cell, cell)))),
  friend: ({ seen, me, mind }) =>
    seen.state.fighters.some(
      (other, index) =>
        index !== mind.index && other.side === me.side && other.fate === 'active' && adjacent(seen.world.arena, me.cell, other.cell),
    ),
  threatened: ({ seen, me }) => threatsTo(seen.view, me).length > 0,
  favour: atLeast(({ seen, mind }) => sum(appealTerms(seen.view, mind.index, -1))),
  struck: ({ seen }) => seen.state.turn.attacks > 0,
};

/** How everybody goes on. */
const goOn = skilledWith(MIND_WEIGHTS);

/** Whose turn it is when the bout is over. */
const NOBODY = -1;

/** Everybody who is still on the sand has had a turn, and the next begins. */
function isFar({ state: { turn } }: MuneraView, { state: from }: MuneraView): boolean {
  const men = from.fighters.filter(({ fate }) => fate === 'active').length;
  return turn.step === 'ready' && turn.number >= from.turn.number + men;
}

/** A gladiator's look ahead: he finishes his turn with skill, the others answer at once, and so on until his next turn. */
export const lookAhead = (bounds: Bounds): Ahead<MuneraView, MuneraAction> =>
  lookAheadWith<MuneraView, MuneraAction>(
    { quick: goOn, isFar, worth: (seen, side) => winChance(seen, side, seen.decision() ? chooser(seen) : NOBODY) },
    bounds,
  );

/** What the words of behaviour trees do in a bout of gladiators. */
export const muneraVocabulary: Vocabulary<MuneraView, Considered, MuneraAction> = {
  think: (seen, tastes) => new Considered(seen, tastes),
  ponders: ({ seen, actions }) => seen.state.turn.step === 'act' && actions.length > 1,
  conditions,
  choices,
  aim({ thoughts }, action) {
    if (action.type !== 'move' && action.type !== 'turn') return null;
    const ways = thoughts.walks().filter(({ first }) => first === action);
    const [best] = ways.toSorted((one, other) => other.worth - one.worth);
    return best ? { cell: best.cell, facing: best.facing } : null;
  },
  otherwise: choices.fight,
  lookAhead,
};
