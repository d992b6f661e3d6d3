import { foreseen as foreseenIn, lookAhead as lookAheadWith, type Bounds, type Outlook } from '../../../../engine/mind/index.ts';
import type { RecountAction, RecountState, RecountView } from '../../rules/index.ts';
import { bestPlan, EASY } from '../skilled.ts';
import { WORTH } from '../worth.ts';
import type { Considered } from './considered.ts';

/** How far somebody thinks ahead with all the foresight there is. */
const BOUNDS: Bounds = { nodes: 160, width: 4, margin: 0.8, errors: 1 };

/** How a turn and those of all others are imagined. */
const OUTLOOK: Outlook<RecountView, RecountAction> = {
  quick(seen) {
    if (seen.decision()!.kind === 'vote') return { type: 'vote', up: true };
    const { action } = bestPlan(seen.view, EASY);
    return seen.isLegal(action) ? action : { type: 'end' };
  },
  isFar: (copy, from) => copy.state.turn.number >= from.state.turn.number + from.state.order.length,
  /** The Strength of a side against that of all others; nets and lost shields count. */
  worth({ state }, side) {
    let total = 0;
    for (const fighter of state.fighters) {
      if (fighter.status !== 'up') continue;
      const things = (fighter.ensnaredBy >= 0 ? -WORTH.net : 0) + (fighter.offHand === 'lost' ? -WORTH.offHand : 0);
      const own = WORTH.fall + fighter.strength + things - WORTH.balance * fighter.offBalance;
      total += fighter.side === side ? own : -own;
    }
    return total;
  },
};

/** The same for the same position, as thoughts have no dice of their own. */
export const seedOf = ({ round, turn, fighters }: RecountState): string =>
  [round, turn.number, turn.ap, ...fighters.map(({ cell, facing, strength }) => `${cell} ${facing} ${strength}`)].join(';');

export const lookAhead = (bounds: Bounds) => lookAheadWith(OUTLOOK, bounds);

/** The answer that comes out best when this turn and those of the others are imagined, before all others. */
export const foreseen = ({ seen, tastes, weighed }: Considered) =>
  foreseenIn(
    OUTLOOK,
    BOUNDS,
    { seen, tastes, seed: seedOf(seen.state) },
    weighed(() => true),
  );
