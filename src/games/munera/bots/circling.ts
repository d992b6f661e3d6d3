import { type ArcModel, arcOf, cellAt, DIRECTIONS, FACINGS, hexDistance, turned } from '../../../engine/hex/index.ts';
import { type Fighter, KEYS, type Quadrant, turnCosts, type World } from '../rules/index.ts';

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
const SIDES = FACINGS.length;
/** Goals: 6 hexes beside the target, then 12 at distance 2. */
export const BESIDE = 6;
export const GOALS = 18;
/** No turn has more AP to count with. */
export const MOST_POINTS = 9;
const BEYOND = 99;
/** Whoever walks there has nothing left to attack with. */
const DEAREST = MOST_POINTS - 1;

interface Offset {
  readonly q: number;
  readonly r: number;
}

function ring(): Offset[] {
  const beside = DIRECTIONS.map(({ q, r }) => ({ q, r }));
  const beyond = DIRECTIONS.flatMap((step, i) => {
    const next = DIRECTIONS[(i + 1) % SIDES]!;
    return [
      { q: 2 * step.q, r: 2 * step.r },
      { q: step.q + next.q, r: step.r + next.r },
    ];
  });
  return [...beside, ...beyond];
}

const RING = ring();
const HERE = { q: 0, r: 0 };

/** Number of a hex relative to the target, -1 when too far away. */
function hexAt(q: number, r: number): number {
  return Math.abs(q) > NEAR || Math.abs(r) > NEAR ? -1 : (q + NEAR) * WIDTH + r + NEAR;
}

/** By hex and direction the hex that a step that way came from; -1 for none, nobody steps out of the target's. */
function stepsBack(): Int16Array {
  const back = new Int16Array(WIDTH * WIDTH * SIDES);
  for (let hex = 0; hex < WIDTH * WIDTH; hex += 1) {
    const [q, r] = [Math.floor(hex / WIDTH) - NEAR, (hex % WIDTH) - NEAR];
    DIRECTIONS.forEach((step, direction) => {
      const from = hexAt(q - step.q, r - step.r);
      back[hex * SIDES + direction] = from === hexAt(0, 0) ? -1 : from;
    });
  }
  return back;
}

type Front = (from: Offset, facing: number, to: Offset) => Quadrant;

interface Prices {
  readonly sidestep: number;
  /** By hexsides. */
  readonly turns: readonly number[];
  readonly back: Int16Array;
}

/** Walks backwards from the poses on a goal from which the target is seen in front, by rising cost. */
function fillCosts(costs: Uint8Array, goal: number, ends: readonly number[], { sidestep, turns, back }: Prices): void {
  const waiting: number[][] = Array.from({ length: DEAREST + 1 }, () => []);
  const reach = (place: number, cost: number): void => {
    if (cost > DEAREST || costs[place * GOALS + goal]! <= cost) return;
    costs[place * GOALS + goal] = cost;
    waiting[cost]!.push(place);
  };
  for (const place of ends) reach(place, 0);
  waiting.forEach((level, cost) => {
    for (const place of level) {
      if (costs[place * GOALS + goal] !== cost) continue;
      const facing = place % SIDES;
      const hex = (place - facing) / SIDES;
      for (let side = 0; side < SIDES; side += 1) {
        if (side > 0) reach(hex * SIDES + turned(facing, -side), cost + turns[side]!);
        const from = back[hex * SIDES + turned(facing, side)]!;
        if (from >= 0) reach(from * SIDES + facing, cost + (side === 0 ? 1 : sidestep));
      }
    }
  });
}

function build(world: World, sidestep: number): Circling {
  const { arena, arcs } = world;
  const sees: Front = (from, facing, to) => arcOf(arena, arcs, cellAt(arena, from.q, from.r), facing, cellAt(arena, to.q, to.r));
  const turns = turnCosts({ world }).map(({ base }) => base);
  const costs = new Uint8Array(WIDTH * WIDTH * SIDES * GOALS).fill(BEYOND);
  const quadrants = new Uint8Array(GOALS * SIDES);
  const back = stepsBack();
  for (let goal = 0; goal < GOALS; goal += 1) {
    const ends = FACINGS.filter((facing) => sees(RING[goal]!, facing, HERE) === 'front');
    const hex = hexAt(RING[goal]!.q, RING[goal]!.r);
    fillCosts(
      costs,
      goal,
      ends.map((facing) => hex * SIDES + facing),
      { sidestep, turns, back },
    );
    for (let facing = 0; facing < SIDES; facing += 1)
      quadrants[goal * SIDES + facing] = KEYS.quadrant.indexOf(sees(HERE, facing, RING[goal]!));
  }
  return { costs, quadrants };
}

const made = new WeakMap<ArcModel<Quadrant>, Map<string, Circling>>();

/** The table for a way of stepping aside. */
export function circling(world: World, sidestep: number): Circling {
  const key = `${sidestep} ${world.lex.turnCost}`;
  let tables = made.get(world.arcs.model);
  if (!tables) made.set(world.arcs.model, (tables = new Map<string, Circling>()));
  let table = tables.get(key);
  if (!table) tables.set(key, (table = build(world, sidestep)));
  return table;
}

/** Where in the costs of a table an attacker stands, the first of his goals; -1 when too far away. */
export function placeOf({ arena }: World, attacker: Fighter, target: Fighter): number {
  const from = arena.cells[attacker.cell]!;
  const to = arena.cells[target.cell]!;
  const hex = hexAt(from.q - to.q, from.r - to.r);
  return hex < 0 ? -1 : (hex * SIDES + attacker.facing) * GOALS;
}

/** The goal on which the attacker stands already, -1 for none. */
export function goalOf({ arena }: World, attacker: Fighter, target: Fighter): number {
  const from = arena.cells[attacker.cell]!;
  const to = arena.cells[target.cell]!;
  if (hexDistance(from, to) > 2) return -1;
  return RING.findIndex(({ q, r }) => q === from.q - to.q && r === from.r - to.r);
}
