import type { Refusal } from '../../engine/bout/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { distance, FACINGS, neighbour, OUTSIDE, turnsBetween } from '../../engine/hex/index.ts';
import type { HuntAction } from './actions.ts';
import { isFree, manCard, theBeast } from './questions.ts';
import { face, moveMan } from './sand.ts';
import type { Man } from './state.ts';
import type { Play, View } from './world.ts';

/** Where a man can walk: cost in movement points and the hex before, for each hex in reach. */
export interface Reach {
  readonly cost: ReadonlyMap<Cell, number>;
  readonly before: ReadonlyMap<Cell, Cell>;
}

/** One point a hex, two for a step between two hexes beside the beast; only free hexes (D-099, D-100). */
export function reachOf(view: View, man: Man): Reach {
  const { arena } = view.world;
  const points = manCard(view.world, man).ratings.movement;
  const beastCell = theBeast(view.state).cell;
  const cost = new Map<Cell, number>([[man.cell, 0]]);
  const before = new Map<Cell, Cell>();
  const ring: Cell[][] = [[man.cell]];
  for (let spent = 0; spent < points; spent += 1) {
    for (const cell of ring[spent] ?? []) {
      if (cost.get(cell) !== spent) continue;
      const beside = distance(arena, beastCell, cell) === 1;
      for (let direction = 0; direction < 6; direction += 1) {
        const next = neighbour(arena, cell, direction);
        if (next === OUTSIDE) continue;
        const total = spent + (beside && distance(arena, beastCell, next) === 1 ? 2 : 1);
        if (total > points || (cost.get(next) ?? Infinity) <= total || !isFree(view, next)) continue;
        cost.set(next, total);
        before.set(next, cell);
        (ring[total] ??= []).push(next);
      }
    }
  }
  return { cost, before };
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

/** Why a move is not legal; null when it is (D-096, D-099 to D-103). */
export function moveRefusal(view: View, man: Man, move: Move, reach: Reach = reachOf(view, man)): Refusal | null {
  const points = manCard(view.world, man).ratings.movement;
  if (!FACINGS.includes(move.facing as never)) return { rule: 'D-101', reason: 'no-facing' };
  const walk = reach.cost.get(move.to);
  if (walk === undefined) return { rule: 'D-099', reason: 'out-of-reach' };
  let spent = move.to === man.cell ? (move.pickUp ? turnsBetween(man.facing, move.facing) : pivotCost(man, move.facing)) : walk;
  if (move.pickUp) {
    if (man.weapon >= 0) return { rule: 'D-103', reason: 'hands-full' };
    if (weaponAt(view, move.to) < 0) return { rule: 'D-103', reason: 'nothing-to-pick-up' };
    spent += PICK_UP_COST;
  }
  return spent > points ? { rule: 'D-099', reason: 'movement-points' } : null;
}

/** Every legal move of a man: hexes in order of cells, six facings each, then with a weapon picked up. */
export function movesOf(view: View, man: Man): Move[] {
  const reach = reachOf(view, man);
  const moves: Move[] = [];
  for (const to of [...reach.cost.keys()].sort((a, b) => a - b)) {
    const lies = man.weapon < 0 && weaponAt(view, to) >= 0;
    for (const facing of FACINGS) {
      const plain: Move = { type: 'move', figure: man.id, to, facing };
      const lifting: Move = { ...plain, pickUp: true };
      for (const move of lies ? [plain, lifting] : [plain]) if (!moveRefusal(view, man, move, reach)) moves.push(move);
    }
  }
  return moves;
}

/** The hexes entered on the cheapest way to a hex in reach. */
export function wayTo(reach: Reach, to: Cell): Cell[] {
  const path: Cell[] = [];
  for (let cell = to; reach.before.has(cell); cell = reach.before.get(cell)!) path.unshift(cell);
  return path;
}

/** Walks, looks, picks up (D-098 to D-103). */
export function applyMove(play: Play, man: Man, move: Move): void {
  if (move.to !== man.cell) moveMan(play, man, wayTo(reachOf(play, man), move.to), 'walk', ['D-099']);
  face(play, man, move.facing, ['D-101']);
  if (move.pickUp) {
    man.weapon = weaponAt(play, man.cell);
    const weapon = play.state.weapons[man.weapon]!;
    weapon.cell = OUTSIDE;
    play.referee.tell?.({ type: 'item', figure: man.id, item: weapon.card, how: 'picked-up', cell: man.cell, rules: ['D-103'] });
  }
  man.moved = true;
}
