import type { Cell } from '../../../../../engine/hex/index.ts';
import { toward } from '../../../../../engine/hex/index.ts';
import type { HuntAction, HuntDecision, Man, View } from '../../../rules/index.ts';
import { findMan, beastOf, manCard, nearestBeast, onSand, pointsTo, reachOf, yetToStruggle } from '../../../rules/index.ts';
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

/** The position with a man moved, to ask the rules what would be; nothing is played. */
export function supposing(view: View, figure: string, change: Partial<Pick<Man, 'cell' | 'facing' | 'moved'>>): View {
  const men = view.state.men.map((man) => (man.id === figure ? { ...man, ...change } : man));
  return { world: view.world, state: { ...view.state, men } };
}

/** The position with a man's planned move taken back. */
export function withoutPlan(view: View, planned: PlannedMove | undefined): View {
  if (!planned) return view;
  return supposing(view, planned.figure, { cell: planned.from, facing: planned.fromFacing, moved: false });
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

/** Where a man could walk from where he stood before his planned move. */
export function planReach(view: View, figure: string, planned: readonly PlannedMove[]): Walks | null {
  const before = withoutPlan(
    view,
    planned.find((move) => move.figure === figure),
  );
  const man = findMan(before, figure);
  if (!man || !onSand(man) || man.down || man.pinned || man.held) return null;
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
  const before = withoutPlan(
    view,
    planned.find((move) => move.figure === figure),
  );
  const man = findMan(before, figure);
  if (!man || !onSand(man) || man.down || man.pinned || man.held) return null;
  const cost = pointsTo(before, man, to);
  const points = manCard(before.world, man).ratings.movement;
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

/** A move of a man, with the order to move before it where that is asked. Throws nothing: returns why it cannot be. */
export function planMove(session: HuntSession, move: Extract<HuntAction, { type: 'move' }>): { rule: string; reason: string } | null {
  const before = session.plan.filter((action) => 'figure' in action && action.figure === move.figure);
  const mayMove = session.decision()?.kind === 'order' ? null : session.bout.refusal(move);
  if (before.length === 0 && session.decision()?.kind !== 'order') {
    if (mayMove) return mayMove;
    session.play(move);
    return null;
  }
  if (session.decision()?.kind === 'order') return orderAndMove(session, move);
  return replaceMove(session, move, before);
}

function orderAndMove(session: HuntSession, move: HuntAction): { rule: string; reason: string } | null {
  const trial = session.bout.clone();
  trial.play({ type: 'order', order: 'move' });
  const refusal = trial.refusal(move);
  if (refusal) return refusal;
  session.play({ type: 'order', order: 'move' });
  session.play(move);
  return null;
}

function replaceMove(
  session: HuntSession,
  move: Extract<HuntAction, { type: 'move' }>,
  before: readonly HuntAction[],
): { rule: string; reason: string } | null {
  session.retract(move.figure);
  const refusal = session.decision() ? session.bout.refusal(move) : { rule: 'D-095', reason: 'not-now' };
  if (!refusal) {
    session.play(move);
    return null;
  }
  for (const action of before) if (session.bout.isLegal(action)) session.play(action);
  return refusal;
}
