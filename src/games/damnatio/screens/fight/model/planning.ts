import { toward, type Cell } from '../../../../../engine/hex/index.ts';
import {
  findMan,
  beastOf,
  gripped,
  huntRefusal,
  manCard,
  nearestBeast,
  onSand,
  pointsTo,
  reachOf,
  underOrder,
  withMan,
  yetToStruggle,
  type HuntAction,
  type HuntDecision,
  type Man,
  type View,
} from '../../../rules/index.ts';
import type { Fill } from '../../../../../hud/common/index.ts';
import type { HuntSession } from '../../../desk/index.ts';

/** A move that has been answered but can still be taken back. */
export interface PlannedMove {
  readonly figure: string;
  readonly from: Cell;
  /** Where he looked before. */
  readonly fromFacing: number;
  readonly path: readonly Cell[];
  readonly facing: number;
  readonly action: HuntAction;
}

const MOVING: readonly HuntDecision['kind'][] = ['order', 'moves', 'first-moves', 'bystanders'];

export function isMoving(decision: HuntDecision | null): boolean {
  return decision !== null && MOVING.includes(decision.kind);
}

/** The moves, stands and bindings in the plan, oldest first. */
export function plannedMoves(session: HuntSession): PlannedMove[] {
  const { plan, steps, view } = session;
  return steps.slice(steps.length - plan.length).flatMap(({ action, events }): PlannedMove[] => {
    if (!action || !('figure' in action) || !['move', 'stand', 'bind'].includes(action.type)) return [];
    const man = findMan(view, action.figure);
    if (!man) return [];
    const moved = events.find((event) => event.type === 'moved');
    const faced = events.find((event) => event.type === 'faced');
    const from = moved?.from ?? man.cell;
    return [{ figure: man.id, from, fromFacing: faced?.from ?? man.facing, path: moved?.path ?? [], facing: man.facing, action }];
  });
}

/** The position with a man's planned move taken back. */
export function withoutPlan(view: View, planned: PlannedMove | undefined): View {
  if (!planned) return view;
  return withMan(view, planned.figure, { cell: planned.from, facing: planned.fromFacing, moved: false });
}

/** The position in which a man was told where to go: his move and what was planned after it taken back. */
export function beforePlan(view: View, planned: readonly PlannedMove[], id: string): View {
  const own = planned.findIndex(({ figure }) => figure === id);
  return own < 0 ? view : planned.slice(own).reduce(withoutPlan, view);
}

/** Who can be told what to do now: those who are asked, gripped men before the order, and those whose move can be taken back. */
export function movable(view: View, decision: HuntDecision, asked: readonly string[], planned: readonly PlannedMove[]): string[] {
  if (!isMoving(decision)) return [];
  const held = decision.kind === 'order' ? yetToStruggle(view).map(({ id }) => id) : [];
  const again = planned.filter(({ action }) => action.type === 'move').map(({ figure }) => figure);
  const all = new Set([...asked, ...held, ...again]);
  return view.state.men.map(({ id }) => id).filter((id) => all.has(id));
}

/** Where a man could walk, for screens: points by hex, and the hexes whose last step costs two. */
export interface Walks {
  readonly from: Cell;
  readonly cost: ReadonlyMap<Cell, number>;
  readonly costly: ReadonlySet<Cell>;
}

/** A man as he stood before his planned move, and the position then; null where he cannot walk. */
function walker(view: View, figure: string, planned: readonly PlannedMove[]): { readonly before: View; readonly man: Man } | null {
  const before = withoutPlan(
    view,
    planned.find((move) => move.figure === figure),
  );
  const man = findMan(before, figure);
  return !man || !onSand(man) || man.down || gripped(man) ? null : { before, man };
}

/** Where a man could walk from where he stood before his planned move. */
export function planReach(view: View, figure: string, planned: readonly PlannedMove[]): Walks | null {
  const found = walker(view, figure, planned);
  if (!found) return null;
  const { before, man } = found;
  const reach = reachOf(before, man);
  const cost = new Map(reach.cells.map((cell) => [cell, reach.cost[cell]!] as const));
  const costly = reach.cells.filter((cell) => cell !== man.cell && reach.cost[cell]! - reach.cost[reach.before[cell]!]! > 1);
  return { from: man.cell, cost, costly: new Set(costly) };
}

/** Why a man cannot walk to a hex, as a key under `refusal` with what it tells; null when the way is not the reason. */
export function whyNoWay(
  view: View,
  figure: string,
  to: Cell,
  planned: readonly PlannedMove[],
): { readonly key: string; readonly fill: Fill } | null {
  const found = walker(view, figure, planned);
  if (!found) return null;
  const cost = pointsTo(found.before, found.man, to);
  const points = manCard(view.world, found.man).ratings.movement;
  if (cost < 0) return { key: 'walk-taken', fill: {} };
  return cost > points ? { key: 'walk-short', fill: { cost, points, short: cost - points } } : null;
}

/** Where a man looks after walking: at the nearest beast, or along his old facing on its hex. */
export function facingAt(view: View, figure: string, cell: Cell): number {
  const man = findMan(view, figure);
  const beast = beastOf(view.state, nearestBeast(view, cell));
  if (cell === beast.cell) return man?.facing ?? 0;
  return toward(view.world.arena, cell, beast.cell);
}

type Refused = { readonly rule: string; readonly reason: string } | null;

/** A move of a man, with the order to move before it where that is asked. Throws nothing: returns why it cannot be. */
export function planMove(session: HuntSession, move: Extract<HuntAction, { type: 'move' }>): Refused {
  if (session.decision()?.kind === 'order') return orderAndMove(session, move);
  const before = session.plan.filter((action) => 'figure' in action && action.figure === move.figure);
  if (before.length > 0) return replaceMove(session, move, before);
  const refusal = session.bout.refusal(move);
  if (!refusal) session.play(move);
  return refusal;
}

function orderAndMove(session: HuntSession, move: HuntAction): Refused {
  const refusal = huntRefusal(underOrder(session.view, 'move'), move);
  if (refusal) return refusal;
  session.play({ type: 'order', order: 'move' });
  session.play(move);
  return null;
}

function replaceMove(session: HuntSession, move: Extract<HuntAction, { type: 'move' }>, before: readonly HuntAction[]): Refused {
  session.retract(move.figure);
  const refusal = session.decision() ? session.bout.refusal(move) : { rule: 'D-095', reason: 'not-now' };
  if (!refusal) session.play(move);
  else for (const action of before) if (session.bout.isLegal(action)) session.play(action);
  return refusal;
}
