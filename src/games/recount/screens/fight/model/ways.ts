import type { Cell } from '../../../../../engine/hex/index.ts';
import type { RecountAction, RecountState, View } from '../../../rules/index.ts';
import { cloneState, hexBeside, oddsOf } from '../../../rules/index.ts';

/** A place and a facing that the man whose turn it is can come to, and the cheapest way there. */
export interface Pose {
  readonly cell: Cell;
  readonly facing: number;
  readonly cost: number;
  readonly way: readonly RecountAction[];
  /** The hexes of the way, his own first. */
  readonly path: readonly Cell[];
}

const PIVOTS: readonly RecountAction[] = [
  { type: 'pivot', way: 'left' },
  { type: 'pivot', way: 'right' },
];
const WALKS: readonly RecountAction[] = [
  { type: 'forward' },
  ...PIVOTS,
  ...[1, 2, 3, 4, 5].map((sector): RecountAction => ({ type: 'step', sector })),
];

/** The position as it would be with him there and so many AP spent. */
export function viewAt({ world, state }: View, { cell, facing, cost }: Pick<Pose, 'cell' | 'facing' | 'cost'>): View {
  const there: RecountState = cloneState(state);
  Object.assign(there.fighters[there.turn.fighter]!, { cell, facing });
  there.turn.ap -= cost;
  return { world, state: there };
}

function afterMove(view: View, from: Pose, action: RecountAction, cost: number): Pose {
  const { cell, facing } = from;
  const way = [...from.way, action];
  if (action.type === 'pivot') {
    return { ...from, facing: (facing + (action.way === 'right' ? 1 : 5)) % 6, cost: from.cost + cost, way };
  }
  const sector = action.type === 'step' ? action.sector : 0;
  const to = hexBeside(view, cell, (facing + sector) % 6);
  return { cell: to, facing, cost: from.cost + cost, way, path: [...from.path, to] };
}

/** Everything he can come to with the AP that he has, the cheapest first; his own place is the first. */
export function posesOf(view: View): readonly Pose[] {
  const { turn, fighters } = view.state;
  const { cell, facing } = fighters[turn.fighter]!;
  const levels: Pose[][] = Array.from({ length: turn.ap + 1 }, () => []);
  levels[0]!.push({ cell, facing, cost: 0, way: [], path: [cell] });
  const seen = new Set<string>();
  const found: Pose[] = [];
  for (const level of levels) {
    for (const pose of level) {
      const key = `${pose.cell} ${pose.facing}`;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(pose);
      const there = viewAt(view, pose);
      for (const action of WALKS) {
        const { refusal, cost } = oddsOf(there, action);
        if (refusal === null) levels[pose.cost + cost]!.push(afterMove(there, pose, action, cost));
      }
    }
  }
  return found;
}

/** The cheapest pose in a hex. */
export function poseIn(poses: readonly Pose[], cell: Cell): Pose | null {
  return poses.find((pose) => pose.cell === cell) ?? null;
}
