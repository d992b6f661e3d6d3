import { seededRng } from '../../../../engine/dice/index.ts';
import { lookAhead as lookAheadWith, weighedAhead, type Ahead, type Bounds, type Weighed } from '../../../../engine/mind/index.ts';
import type { RecountAction, RecountDecision, RecountState, RecountView, World } from '../../rules/index.ts';
import { bestPlan, EASY } from '../skilled.ts';
import { WORTH } from '../worth.ts';
import type { Considered } from './considered.ts';

/** Answers played in imagination in one decision of somebody with all the foresight there is. */
const NODES = 160;
const BOUNDS: Omit<Bounds, 'nodes'> = { width: 4, margin: 0.8, errors: 1 };

/** The Strength of a side against that of all others; nets and lost shields count. */
function worth({ state }: RecountView, side: string): number {
  let total = 0;
  for (const fighter of state.fighters) {
    if (fighter.status !== 'up') continue;
    const things = (fighter.ensnaredBy >= 0 ? -WORTH.net : 0) + (fighter.offHand === 'lost' ? -WORTH.offHand : 0);
    const own = WORTH.fall + fighter.strength + things - WORTH.balance * fighter.offBalance;
    total += fighter.side === side ? own : -own;
  }
  return total;
}

function quick(seen: RecountView): RecountAction {
  if (seen.decision()!.kind === 'vote') return { type: 'vote', up: true };
  const { action } = bestPlan(seen.view, EASY);
  return seen.isLegal(action) ? action : { type: 'end' };
}

/** The same for the same position, as thoughts have no dice of their own. */
export const seedOf = ({ round, turn, fighters }: RecountState): string =>
  [round, turn.number, turn.ap, ...fighters.map(({ cell, facing, strength }) => `${cell} ${facing} ${strength}`)].join(';');

/** How a turn and those of all others are imagined. */
export const lookAhead = (bounds: Bounds): Ahead<RecountView, RecountAction> =>
  lookAheadWith<World, RecountState, RecountAction, RecountDecision>(
    {
      quick: (copy) => quick(copy as RecountView),
      isFar: (copy, from) => copy.state.turn.number >= from.state.turn.number + from.state.order.length,
      worth: (copy, side) => worth(copy as RecountView, side),
    },
    bounds,
  );

/** The answer that comes out best when this turn and those of the others are imagined, before all others; none without foresight. */
export function foreseen(considered: Considered): readonly Weighed<RecountAction>[] {
  const { seen, tastes } = considered;
  const candidates = considered.weighed(() => true);
  if (tastes.foresight <= 0 || candidates.length < 2) return [];
  return weighedAhead(lookAhead({ ...BOUNDS, nodes: NODES * tastes.foresight }), seen, candidates, seededRng(seedOf(seen.state)));
}
