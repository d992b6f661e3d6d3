import type { ArcTable } from '../../../engine/hex/index.ts';
import { arcOf, cellAt, DIRECTIONS, hexDistance, turned } from '../../../engine/hex/index.ts';
import type { Fighter, Quadrant, World } from '../rules/index.ts';

/**
 * What it costs in AP to get round a man on open sand: from any place and facing near him to each hex at distance 1 and 2
 * from which he is seen in front. Made once for each kind of turning and sidestepping.
 */
export interface Circling {
  /** AP by `placeOf` and goal; `BEYOND` when too far. */
  readonly costs: Uint8Array;
  /** Quadrant of the target, 0 front, 1 right, 2 left, 3 rear, by goal and the target's facing. */
  readonly quadrants: Uint8Array;
}

const NEAR = 8;
const WIDTH = 2 * NEAR + 1;
const FACINGS = 6;
/** Goals: 6 hexes beside the target, then 12 at distance 2. */
export const BESIDE = 6;
export const GOALS = 18;
export const BEYOND = 99;
const DEAREST = 12;
const QUADRANTS: readonly Quadrant[] = ['front', 'right', 'left', 'rear'];

interface Offset {
  readonly q: number;
  readonly r: number;
}

function ring(): Offset[] {
  const beside = DIRECTIONS.map(({ q, r }) => ({ q, r }));
  const beyond = DIRECTIONS.flatMap((step, i) => {
    const next = DIRECTIONS[(i + 1) % FACINGS]!;
    return [
      { q: 2 * step.q, r: 2 * step.r },
      { q: step.q + next.q, r: step.r + next.r },
    ];
  });
  return [...beside, ...beyond];
}

const RING = ring();
const HERE = { q: 0, r: 0 };

/** Index of a place and facing relative to the target, -1 when too far away. */
function placeAt(q: number, r: number, facing: number): number {
  if (Math.abs(q) > NEAR || Math.abs(r) > NEAR) return -1;
  return ((q + NEAR) * WIDTH + r + NEAR) * FACINGS + facing;
}

type Front = (from: Offset, facing: number, to: Offset) => Quadrant;

/** Walks backwards from a goal by rising cost. */
function fillCosts(costs: Uint8Array, goal: number, sees: Front, sidestep: number, turns: readonly number[]): void {
  const waiting: (readonly [q: number, r: number, facing: number])[][] = Array.from({ length: DEAREST + 1 }, () => []);
  const reach = (q: number, r: number, facing: number, cost: number): void => {
    const place = placeAt(q, r, facing);
    if (place < 0 || cost > DEAREST || (q === 0 && r === 0) || costs[place * GOALS + goal]! <= cost) return;
    costs[place * GOALS + goal] = cost;
    waiting[cost]!.push([q, r, facing]);
  };
  const { q, r } = RING[goal]!;
  for (let facing = 0; facing < FACINGS; facing += 1) if (sees({ q, r }, facing, HERE) === 'front') reach(q, r, facing, 0);
  waiting.forEach((level, cost) => {
    for (const [atQ, atR, facing] of level) {
      for (let side = 0; side < FACINGS; side += 1) {
        const from = turned(facing, -side);
        if (side > 0) reach(atQ, atR, from, cost + turns[side]!);
        const step = DIRECTIONS[turned(facing, side)]!;
        reach(atQ - step.q, atR - step.r, facing, cost + (side === 0 ? 1 : sidestep));
      }
    }
  });
}

function build(world: World, sidestep: number): Circling {
  const { arena, arcs, lex } = world;
  const sees: Front = (from, facing, to) => arcOf(arena, arcs, cellAt(arena, from.q, from.r), facing, cellAt(arena, to.q, to.r));
  const turns = lex.turnCost === 'per90' ? [0, 1, 2, 2, 2, 1] : [0, 1, 2, 3, 2, 1];
  const costs = new Uint8Array(WIDTH * WIDTH * FACINGS * GOALS).fill(BEYOND);
  const quadrants = new Uint8Array(GOALS * FACINGS);
  for (let goal = 0; goal < GOALS; goal += 1) {
    fillCosts(costs, goal, sees, sidestep, turns);
    for (let facing = 0; facing < FACINGS; facing += 1)
      quadrants[goal * FACINGS + facing] = QUADRANTS.indexOf(sees(HERE, facing, RING[goal]!));
  }
  return { costs, quadrants };
}

const made = new WeakMap<ArcTable<Quadrant>, Map<string, Circling>>();

/** The table for a way of stepping aside. */
export function circling(world: World, sidestep: number): Circling {
  const key = `${sidestep} ${world.lex.turnCost}`;
  let tables = made.get(world.arcs);
  if (!tables) made.set(world.arcs, (tables = new Map<string, Circling>()));
  let table = tables.get(key);
  if (!table) tables.set(key, (table = build(world, sidestep)));
  return table;
}

/** Where in the costs of a table an attacker stands, the first of his goals; -1 when too far away. */
export function placeOf({ arena }: World, attacker: Fighter, target: Fighter): number {
  const from = arena.cells[attacker.cell]!;
  const to = arena.cells[target.cell]!;
  const place = placeAt(from.q - to.q, from.r - to.r, attacker.facing);
  return place < 0 ? -1 : place * GOALS;
}

/** The goal on which the attacker stands already, -1 for none. */
export function goalOf({ arena }: World, attacker: Fighter, target: Fighter): number {
  const from = arena.cells[attacker.cell]!;
  const to = arena.cells[target.cell]!;
  if (hexDistance(from, to) > 2) return -1;
  return RING.findIndex(({ q, r }) => q === from.q - to.q && r === from.r - to.r);
}
