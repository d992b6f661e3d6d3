import { lookAhead, type Bounds } from '../../../../engine/mind/index.ts';
import type { MuneraAction, MuneraView } from '../../rules/index.ts';
import { lifeOf } from '../fitness.ts';
import { greedy } from '../greedy.ts';
import type { MuneraPolicy } from '../policy.ts';
import { WEIGHTS } from '../weights.ts';
import { Considered } from './considered.ts';

const BOUNDS: Bounds = { nodes: 600, width: 4, margin: 0.8, errors: 1 };
const PLAIN = { weights: {}, foresight: 1 };
/** What it is worth to be in no net, on one's feet and armed, beside Stamina. */
const CAUGHT = 2.5;
const DOWN = 0.8;

/** The Stamina and breath of a side against those of all others. */
function worth({ state }: MuneraView, side: string): number {
  let total = 0;
  for (const fighter of state.fighters) {
    if (fighter.fate !== 'active') continue;
    const own = lifeOf(WEIGHTS, fighter, fighter.stamina) - (fighter.nets + fighter.capes > 0 ? CAUGHT : 0) - (fighter.down ? DOWN : 0);
    total += fighter.side === side ? own : -own;
  }
  return total;
}

const search = lookAhead<MuneraView['world'], MuneraView['state'], MuneraAction, NonNullable<ReturnType<MuneraView['decision']>>>(
  {
    candidates: (seen) => {
      const considered = new Considered(seen as MuneraView, PLAIN);
      return considered.weighed(() => true);
    },
    quick: (seen, rng) => greedy(seen as MuneraView, rng),
    isFar: (seen, from) =>
      seen.state.turn.number >= from.state.turn.number + from.state.fighters.filter(({ fate }) => fate === 'active').length,
    worth: (seen, side) => worth(seen as MuneraView, side),
  },
  BOUNDS,
);

/** Weighs the best answers by playing them on, with dice of its own, until his next turn. */
export const farSighted: MuneraPolicy = (bout, rng) => {
  const actions = bout.actions();
  if (actions.length === 1 || bout.state.turn.step !== 'act') {
    return new Considered(bout, PLAIN).weighed(() => true).reduce((best, each) => (each.value > best.value ? each : best)).action;
  }
  return search(bout, rng);
};
