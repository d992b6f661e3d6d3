import { type Cell, OUTSIDE } from '../../../engine/hex/index.ts';
import { costOf, fighterAt, type MuneraAction, standingOn, stepTo, type View } from '../rules/index.ts';

/** A place and facing that the AP of the turn allow, and how to begin to get there. */
export interface Pose {
  readonly cell: Cell;
  readonly facing: number;
  readonly cost: number;
  /** Null for where he is. */
  readonly first: MuneraAction | null;
}

interface Costs {
  readonly sidestep: number;
  readonly turns: readonly number[];
}

const SIDES = [0, 1, 2, 3, 4, 5];

function costsOf(view: View, facing: number): Costs {
  const turns = SIDES.map((side) => (side === 0 ? 0 : costOf(view, { type: 'turn', facing: (facing + side) % 6 }).base));
  return { sidestep: costOf(view, { type: 'move', direction: (facing + 1) % 6 }).base, turns };
}

/** Poses by rising cost: the cheapest way to each, of equal ones the first found. */
class Search {
  private readonly best: Int8Array;
  private readonly waiting: Pose[][];
  private readonly view: View;
  private readonly points: number;

  constructor(view: View, points: number) {
    this.view = view;
    this.points = points;
    this.best = new Int8Array(view.world.arena.size * 6).fill(-1);
    this.waiting = Array.from({ length: points + 1 }, () => []);
  }

  reach(cell: Cell, facing: number, cost: number, first: MuneraAction | null): void {
    if (cost > this.points) return;
    const known = this.best[cell * 6 + facing]!;
    if (known >= 0 && known <= cost) return;
    this.best[cell * 6 + facing] = cost;
    this.waiting[cost]!.push({ cell, facing, cost, first });
  }

  *rising(): Generator<Pose> {
    for (const level of this.waiting) {
      for (const pose of level) if (this.best[pose.cell * 6 + pose.facing] === pose.cost) yield pose;
    }
  }

  isFree(cell: Cell): boolean {
    return cell !== OUTSIDE && standingOn(this.view, cell) < 0;
  }
}

/** Every pose in reach of the AP, where he is first. First steps are legal ones; the law of later ones is taken as now. */
export function posesOf(view: View, actions: readonly MuneraAction[], points: number): Pose[] {
  const { turn } = view.state;
  const fighter = fighterAt(view, turn.fighter);
  const search = new Search(view, points);
  const costs = costsOf(view, fighter.facing);
  const found: Pose[] = [];
  search.reach(fighter.cell, fighter.facing, 0, null);
  for (const action of actions) {
    if (action.type === 'turn') search.reach(fighter.cell, action.facing, costOf(view, action).base, action);
    else if (action.type === 'move') {
      const to = stepTo(view.world, fighter.cell, action.direction);
      if (search.isFree(to)) search.reach(to, fighter.facing, costOf(view, action).base, action);
    }
  }
  for (const pose of search.rising()) {
    found.push(pose);
    if (pose.first === null) continue;
    for (const side of SIDES) {
      const direction = (pose.facing + side) % 6;
      if (side > 0) search.reach(pose.cell, direction, pose.cost + costs.turns[side]!, pose.first);
      if (turn.stood) continue;
      const to = stepTo(view.world, pose.cell, direction);
      if (search.isFree(to)) search.reach(to, pose.facing, pose.cost + (side === 0 ? 1 : costs.sidestep), pose.first);
    }
  }
  return found;
}
