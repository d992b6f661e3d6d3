import type { Walk, WalkOfGame } from '../../../../../hud/fight/index.ts';
import type { RecountGame } from '../../../desk/index.ts';
import type { RecountAction, RecountState, View } from '../../../rules/index.ts';
import { cloneState } from '../../../rules/index.ts';

/** A place and a facing that the man whose turn it is can come to, and the cheapest way there. */
export type Pose = Walk<RecountAction>;

const WALKS: readonly RecountAction['type'][] = ['forward', 'step', 'pivot'];

/** Steps and pivots of the man whose turn it is. */
export const recountWalk: WalkOfGame<RecountGame> = {
  unit: 'AP',
  rule: 'R-023',
  isWalk: ({ type }) => WALKS.includes(type),
  stanceOf: ({ state: { turn, fighters, outcome, verdict } }) => {
    const fighter = fighters[turn.fighter];
    if (outcome || verdict || !fighter) return null;
    return { figure: fighter.id, cell: fighter.cell, facing: fighter.facing, spent: turn.spent };
  },
};

/** The position as it would be with him there and so many AP spent. */
export function viewAt({ world, state }: View, { cell, facing, cost }: Pick<Pose, 'cell' | 'facing' | 'cost'>): View {
  const there: RecountState = cloneState(state);
  Object.assign(there.fighters[there.turn.fighter]!, { cell, facing });
  there.turn.ap -= cost;
  return { world, state: there };
}
