import { FACINGS, neighbour, OUTSIDE, turnsBetween, type Cell } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import type { HuntAction } from '../legality/actions.ts';
import { manCard } from '../state/questions.ts';
import { weaponAtIndex } from '../state/access.ts';
import { face, moveMan, tellWeapon } from '../state/sand.ts';
import type { Man } from '../state/state.ts';
import type { Play, View, World } from '../state/world.ts';

/** Where a man can walk: every hex in reach with its cost in movement points, in the order they are reached. */
export interface Reach {
  readonly cells: readonly Cell[];
  /** By cell: points to get there, -1 out of reach. */
  readonly cost: Int8Array;
  /** By cell: the hex before it on the cheapest way. */
  readonly before: Int16Array;
}

/**
 * The last reach that was worked out for a world. A reach depends on nothing but who stands where and who walks, and
 * the same one is asked for by the player, the check and the walk itself.
 */
interface Memo {
  readonly figures: readonly Cell[];
  readonly reach: Reach;
}

const memos = new WeakMap<World, Memo>();

/** Movement points and hex of the walker, then every cell that is taken. */
function figureCells({ world, state }: View, man: Man): Cell[] {
  const cells = [manCard(world, man).ratings.movement, man.cell];
  for (const { cell } of state.men) cells.push(cell);
  for (const { cell } of state.beasts) cells.push(cell);
  return cells;
}

function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** One point a hex, two for a step between two hexes beside the same beast; only free hexes (D-099, D-100). */
export function reachOf(view: View, man: Man): Reach {
  const figures = figureCells(view, man);
  const memo = memos.get(view.world);
  if (memo && sameCells(memo.figures, figures)) return memo.reach;
  const reach = searchReach(view, man);
  memos.set(view.world, { figures, reach });
  return reach;
}

/** Room to search in, as large as the largest arena so far: made anew for each search it would cost as much as the search. */
let taken = new Uint8Array(0);
let guarded = new Uint8Array(0);

function makeRoom(size: number): void {
  if (taken.length < size) [taken, guarded] = [new Uint8Array(size), new Uint8Array(size)];
}

/** Marks by 1 where nobody can step: scenery, men, beasts. */
function markTaken({ world, state }: View): void {
  taken.set(world.arena.blocked);
  for (const { cell } of state.men) if (cell !== OUTSIDE) taken[cell] = 1;
  for (const { cell } of state.beasts) if (cell !== OUTSIDE) taken[cell] = 1;
}

/** Marks which beasts a cell lies beside, a bit for each. */
function markGuarded({ world, state }: View): void {
  guarded.fill(0);
  state.beasts.forEach(({ cell }, index) => {
    if (cell === OUTSIDE) return;
    for (const direction of FACINGS) {
      const next = neighbour(world.arena, cell, direction);
      if (next !== OUTSIDE) guarded[next]! |= 1 << index;
    }
  });
}

/** Farther than any arena is wide. */
const ANY_WAY = 120;

/** Points to a hex however far, to say by how many it is out of reach; -1 where no way leads. */
export function pointsTo(view: View, man: Man, to: Cell): number {
  return searchReach(view, man, ANY_WAY).cost[to] ?? -1;
}

function searchReach(view: View, man: Man, points = manCard(view.world, man).ratings.movement): Reach {
  const { arena } = view.world;
  makeRoom(arena.size);
  markTaken(view);
  markGuarded(view);
  const cost = new Int8Array(arena.size).fill(-1);
  const before = new Int16Array(arena.size);
  cost[man.cell] = 0;
  // Those at the price in hand, a point farther and two points farther: no step costs more.
  let [here, farther, farthest]: Cell[][] = [[man.cell], [], []];
  const cells: Cell[] = [];
  for (let spent = 0; spent <= points; spent += 1) {
    for (const cell of here!) {
      if (cost[cell] !== spent) continue;
      cells.push(cell);
      for (let direction = 0; direction < 6; direction += 1) {
        const next = neighbour(arena, cell, direction);
        if (next === OUTSIDE || taken[next]) continue;
        const total = spent + (guarded[cell]! & guarded[next]! ? 2 : 1);
        const known = cost[next]!;
        if (total > points || (known >= 0 && known <= total)) continue;
        cost[next] = total;
        before[next] = cell;
        (total === spent + 1 ? farther! : farthest!).push(next);
      }
    }
    [here, farther, farthest] = [farther, farthest, []];
  }
  return { cells, cost, before };
}

type Move = Extract<HuntAction, { type: 'move' }>;

const PICK_UP_COST = 2;

/** Points for a pivot in the own hex: the hexsides turned, or there and back when the facing stays (D-096, D-101). */
function pivotCost(man: Man, facing: number): number {
  return turnsBetween(man.facing, facing) || 2;
}

/** The weapon that lies in a hex and can be picked up, -1 for none (D-103, D-149). */
export function weaponAt(view: View, cell: Cell): number {
  return view.state.weapons.findIndex((weapon) => weapon.cell === cell && !weapon.broken);
}

/** The weapon that a move picks up: where he arrives, or where he sets out; -1 for none (D-103). */
function liftedBy(view: View, man: Man, to: Cell): number {
  const there = weaponAt(view, to);
  return there >= 0 ? there : weaponAt(view, man.cell);
}

/** Why a move is not legal; null when it is (D-096, D-099 to D-103). */
export function moveRefusal(view: View, man: Man, move: Move, reach: Reach = reachOf(view, man)): Refused | null {
  const points = manCard(view.world, man).ratings.movement;
  if (!FACINGS.includes(move.facing as never)) return { rule: 'D-101', reason: 'no-facing' };
  const walk = reach.cost[move.to] ?? -1;
  if (walk < 0) return { rule: 'D-099', reason: 'out-of-reach' };
  if (move.pickUp && man.weapon >= 0) return { rule: 'D-103', reason: 'hands-full' };
  if (move.pickUp && liftedBy(view, man, move.to) < 0) return { rule: 'D-103', reason: 'nothing-to-pick-up' };
  return pointsOf(man, move, walk) > points ? { rule: 'D-099', reason: 'movement-points' } : null;
}

/** Points a move takes: the way, or the pivot in the own hex; then the picking up (D-099, D-101, D-103). */
function pointsOf(man: Man, move: Move, walk: number): number {
  const turned = move.pickUp ? turnsBetween(man.facing, move.facing) : pivotCost(man, move.facing);
  return (move.to === man.cell ? turned : walk) + (move.pickUp ? PICK_UP_COST : 0);
}

/** Every legal move of a man: hexes in order of cells, six facings each, then with a weapon picked up. */
export function movesOf(view: View, man: Man): Move[] {
  const reach = reachOf(view, man);
  const points = manCard(view.world, man).ratings.movement;
  const moves: Move[] = [];
  for (const to of [...reach.cells].sort((a, b) => a - b)) {
    const lies = man.weapon < 0 && liftedBy(view, man, to) >= 0;
    for (const facing of FACINGS) {
      const plain: Move = { type: 'move', figure: man.id, to, facing };
      if (pointsOf(man, plain, reach.cost[to]!) <= points) moves.push(plain);
      if (!lies) continue;
      const lifting: Move = { ...plain, pickUp: true };
      if (pointsOf(man, lifting, reach.cost[to]!) <= points) moves.push(lifting);
    }
  }
  return moves;
}

/** The hexes entered on the cheapest way to a hex in reach. */
export function wayTo(reach: Reach, to: Cell): Cell[] {
  const path: Cell[] = [];
  for (let cell = to; reach.cost[cell]! > 0; cell = reach.before[cell]!) path.unshift(cell);
  return path;
}

/** Walks, looks, picks up (D-098 to D-103). */
export function applyMove(play: Play, man: Man, move: Move): void {
  const lifted = move.pickUp ? liftedBy(play, man, move.to) : -1;
  const atOnce = lifted >= 0 && weaponAtIndex(play.state, lifted).cell === man.cell;
  if (atOnce) pickUp(play, man, lifted);
  if (move.to !== man.cell) moveMan(play, man, wayTo(reachOf(play, man), move.to), 'walk', ['D-099']);
  face(play, man, move.facing, ['D-101']);
  if (lifted >= 0 && !atOnce) pickUp(play, man, lifted);
  man.moved = true;
}

function pickUp(play: Play, man: Man, index: number): void {
  const weapon = weaponAtIndex(play.state, index);
  man.weapon = index;
  weapon.cell = OUTSIDE;
  tellWeapon(play, man, weapon, { how: 'picked-up', cell: man.cell, rules: ['D-103'] });
}
