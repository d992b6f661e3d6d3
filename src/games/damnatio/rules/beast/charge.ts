import { compareClockwise, distance, lane, neighbour, OUTSIDE, toward, turned, type Cell } from '../../../../engine/hex/index.ts';
import type { Key } from '../keys.ts';
import { beastCard, isFree, isFreeForBeast, manAt, onSand, theBeast, woundEffects } from '../state/questions.ts';
import { isSeen } from '../state/light.ts';
import type { Beast, Foe } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { foesOf, endOf } from '../state/access.ts';

/** How a charge goes: straight into contact, walked round a blocked lane, or too short (D-066, D-067, D-069). */
export interface ChargePlan {
  readonly how: Key<'charged'>;
  readonly from: Cell;
  readonly targetCell: Cell;
  readonly distance: number;
  /** Hexes on the ground and in the air; the run that rows see is their sum (D-070). */
  readonly ground: number;
  readonly leap: number;
  /** Hexes entered, in order; empty when it cannot come nearer. */
  readonly path: readonly Cell[];
  readonly facing: number;
  readonly contact: boolean;
  /** Men in the lane who are pushed aside, in the order it comes to them, and where to (D-440). */
  readonly pushed: readonly Push[];
}

export interface Push {
  /** Index among the men. */
  readonly man: number;
  readonly to: Cell;
}

const NOBODY: readonly Push[] = [];

/** Charge and leap ratings as they are now: hamstring and wounds count (D-158, D-239). */
export function chargeRatings(view: View, beast: Beast): { charge: number; leap: number } {
  const { move } = beastCard(view.world, beast);
  let { charge, leap } = move;
  charge += beast.chargeMod;
  for (const effect of woundEffects(view.world, beast)) {
    charge += effect.charge;
    if (effect.noLeap) leap = 0;
  }
  return { charge: Math.max(0, charge), leap };
}

/** It feels its way, no faster than it backs off, towards a man whom it does not see (D-413). */
function ratingsAgainst(view: View, beast: Beast, targetCell: Cell, from: Cell): { charge: number; leap: number } {
  const ratings = chargeRatings(view, beast);
  const foe = view.world.lex.night ? view.state.men.find(({ cell }) => cell === targetCell) : undefined;
  if (!foe || isSeen(view, foe, from)) return ratings;
  return { charge: Math.min(ratings.charge, beastCard(view.world, beast).move.slow), leap: 0 };
}

/** Plans a charge on a target at distance 2 or more, from the beast's hex or from one it backs off to first. */
export function planCharge(view: View, beast: Beast, targetCell: Cell, from: Cell = beast.cell): ChargePlan {
  const { arena } = view.world;
  const away = distance(arena, from, targetCell);
  const ratings = ratingsAgainst(view, beast, targetCell, from);
  const need = away - 1;
  const leap = need >= 2 ? Math.min(ratings.leap, need - 1) : 0;
  const ground = need - leap;
  const path = laneCells(view, from, targetCell, need);
  const common = { from, targetCell, distance: away, pushed: NOBODY };
  if (ground > ratings.charge) {
    const run = path.slice(0, ratings.charge);
    const stop = run.findIndex((cell) => !isFreeForBeast(view, cell));
    const covered = stop < 0 ? run : run.slice(0, stop);
    return { ...common, how: 'short', ground: covered.length, leap: 0, path: covered, ...ending(view, covered.at(-1) ?? from, targetCell) };
  }
  if (laneIsFree(view, path, ground)) {
    return { ...common, how: 'charge', ground, leap, path, ...ending(view, endOf(path), targetCell) };
  }
  const pushed = pushesOf(view, path, from, targetCell);
  if (pushed) return { ...common, how: 'charge', ground: path.length, leap: 0, path, pushed, ...ending(view, endOf(path), targetCell) };
  const walk = walkToward(view, from, targetCell, ratings.charge);
  return { ...common, how: 'blocked', ground: walk.length, leap: 0, path: walk, ...ending(view, walk.at(-1) ?? from, targetCell) };
}

function ending(view: View, end: Cell, targetCell: Cell): { facing: number; contact: boolean } {
  return { facing: toward(view.world.arena, end, targetCell), contact: distance(view.world.arena, end, targetCell) === 1 };
}

function laneCells(view: View, from: Cell, to: Cell, length: number): Cell[] {
  return Array.from({ length }, (_, i) => lane(view.world.arena, from, to, i + 1));
}

/**
 * Whom a beast that does not stop for men pushes out of its lane, and where: the first free hex beside him, ahead and
 * right before ahead and left, then back; null where somebody has no hex to go to, or something else bars the lane (D-440).
 */
function pushesOf(view: View, path: readonly Cell[], from: Cell, targetCell: Cell): Push[] | null {
  const { arena } = view.world;
  const beast = theBeast(view.state);
  if (beastCard(view.world, beast).move.through === null || path.length > chargeRatings(view, beast).charge) return null;
  const taken = new Set<Cell>([...path, targetCell, from]);
  const pushed: Push[] = [];
  for (const [place, cell] of path.entries()) {
    if (isFreeForBeast(view, cell)) continue;
    const man = manAt(view.state, cell);
    const ahead = toward(arena, path[place - 1] ?? from, cell);
    const to = [1, -1, 2, -2].map((by) => neighbour(arena, cell, turned(ahead, by))).find((next) => !taken.has(next) && isFree(view, next));
    if (man < 0 || to === undefined) return null;
    taken.add(to);
    pushed.push({ man, to });
  }
  return pushed;
}

/** The run and the contact hex must be free; the leap may cross one figure or low obstacle (D-068). */
function laneIsFree(view: View, path: readonly Cell[], ground: number): boolean {
  let crossed = 0;
  for (let i = 0; i < path.length; i += 1) {
    if (isFreeForBeast(view, path[i]!)) continue;
    if (i < ground || i === path.length - 1) return false;
    crossed += 1;
  }
  return crossed <= 1;
}

interface Search {
  readonly order: Cell[];
  readonly steps: Map<Cell, number>;
  readonly parent: Map<Cell, Cell>;
}

/** Breadth-first over free hexes, neighbours in a fixed order of directions. */
function breadthFirst(view: View, from: Cell, directions: readonly number[], most: number): Search {
  const search: Search = { order: [from], steps: new Map([[from, 0]]), parent: new Map() };
  for (const cell of search.order) {
    const steps = search.steps.get(cell)!;
    if (steps === most) continue;
    for (const direction of directions) {
      const next = neighbour(view.world.arena, cell, direction);
      if (next === OUTSIDE || search.steps.has(next) || !isFreeForBeast(view, next)) continue;
      search.steps.set(next, steps + 1);
      search.parent.set(next, cell);
      search.order.push(next);
    }
  }
  return search;
}

function pathTo(search: Search, end: Cell): Cell[] {
  const path: Cell[] = [];
  for (let cell = end; search.steps.get(cell)! > 0; cell = search.parent.get(cell)!) path.unshift(cell);
  return path;
}

/** The way round a blocked lane: to the nearest hex to the target that it can reach (D-069). */
export function walkToward(view: View, from: Cell, targetCell: Cell, most: number): Cell[] {
  const { arena } = view.world;
  const ahead = toward(arena, from, targetCell);
  const search = breadthFirst(
    view,
    from,
    [0, 1, -1, 2, -2, 3].map((by) => turned(ahead, by)),
    most,
  );
  let best = from;
  for (const cell of search.order) {
    if (distance(arena, cell, targetCell) < distance(arena, best, targetCell)) best = cell;
  }
  return pathTo(search, best);
}

/**
 * Where the beast can back off to: most distance to the nearest foe, then fewest steps, then smallest clockwise rank.
 * Null when no hex is farther than it stands now: encircled (D-063, D-064).
 */
export function planBackOff(view: View): Cell[] | null {
  const hexes = backOffHexes(view);
  return hexes ? hexes.path : null;
}

/** All hexes that would gain distance, and the way to the best (D-063, D-251). */
export function backOffHexes(view: View): Escape | null {
  return hexesAway(view, beastCard(view.world, theBeast(view.state)).move.slow);
}

interface Escape {
  readonly path: Cell[];
  readonly better: readonly Cell[];
}

/** All hexes within so many steps that are farther from those it keeps from, and the way to the best; null without any. */
export function hexesAway(view: View, most: number, from: (view: View) => readonly Foe[] = ({ state }) => foesOf(state)): Escape | null {
  const { arena } = view.world;
  const beast = theBeast(view.state);
  const foes = from(view);
  const search = breadthFirst(
    view,
    beast.cell,
    [0, 1, -1, 2, -2, 3].map((by) => turned(beast.facing, by)),
    most,
  );
  const now = nearestFoe(view, foes, beast.cell);
  const better = search.order.filter((cell) => nearestFoe(view, foes, cell) > now);
  if (better.length === 0) return null;
  const best = better.reduce((a, b) => {
    const gain = nearestFoe(view, foes, b) - nearestFoe(view, foes, a);
    const steps = search.steps.get(a)! - search.steps.get(b)!;
    return (gain || steps || compareClockwise(arena, beast.cell, beast.facing, a, b)) > 0 ? b : a;
  });
  return { path: pathTo(search, best), better };
}

function nearestFoe(view: View, foes: readonly Foe[], cell: Cell): number {
  const beast = theBeast(view.state);
  let least = Infinity;
  for (const foe of foes) {
    if (foe !== beast && onSand(foe)) least = Math.min(least, distance(view.world.arena, cell, foe.cell));
  }
  return least;
}
