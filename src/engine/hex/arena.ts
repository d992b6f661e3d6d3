import { defineHex, Grid, Orientation, spiral } from 'honeycomb-grid';
import type { Cell, Facing, Hex } from './axial.ts';
import { DIRECTIONS, hexDistance, OUTSIDE, sectorForm } from './axial.ts';

/** What an arena file says. */
export interface ArenaData {
  readonly id: string;
  readonly radius: number;
  /** Hexes that nobody enters. */
  readonly blocked: readonly Hex[];
  /** Named hexes, for example `shield` and `sword`. */
  readonly marks: Readonly<Record<string, { readonly at: Hex; readonly facing: Facing }>>;
}

/**
 * An arena as small integer tables, built once and shared by all bouts on it.
 * Tables over offsets are indexed by the difference of two cell codes: `code[to] - code[from] + centre`; what rules ask most
 * stands in tables over pairs (`pairIndex`), which cost one look instead of three.
 */
export interface Arena {
  readonly data: ArenaData;
  readonly cells: readonly Hex[];
  readonly size: number;
  /** Six entries a cell; `OUTSIDE` beyond the wall. */
  readonly neighbours: Int16Array;
  /** 1 where nobody may stand. */
  readonly blocked: Uint8Array;
  readonly code: Int16Array;
  readonly centre: number;
  readonly sectors: Uint8Array;
  readonly minors: Uint8Array;
  /** Over pairs. */
  readonly distances: Uint8Array;
  /** Over pairs: the facing that looks from one cell at another; a tie goes clockwise (damnatio ledger 0.1). */
  readonly looks: Uint8Array;
  /** Cell of coordinates in a (4R+1)² square; read through `cellAt`. */
  readonly lookup: Int16Array;
}

const ArenaHex = defineHex({ orientation: Orientation.FLAT });

function hexesWithin(radius: number): Hex[] {
  const grid = new Grid(ArenaHex, spiral({ start: [0, 0], radius }));
  const hexes: Hex[] = [];
  for (const { q, r } of grid) hexes.push({ q, r });
  return hexes.sort((a, b) => a.r - b.r || a.q - b.q);
}

/** Builds the tables of an arena; honeycomb-grid gives the shape, everything after is integers. */
export function buildArena(data: ArenaData): Arena {
  const cells = hexesWithin(data.radius);
  const width = 4 * data.radius + 1;
  const centre = 2 * data.radius * width + 2 * data.radius;
  const code = Int16Array.from(cells, ({ q, r }) => q * width + r);
  const lookup = new Int16Array(width * width).fill(OUTSIDE);
  cells.forEach((_, cell) => (lookup[code[cell]! + centre] = cell));
  const neighbours = new Int16Array(cells.length * 6);
  cells.forEach((hex, cell) => {
    DIRECTIONS.forEach((step, direction) => {
      const inside = hexDistance({ q: 0, r: 0 }, { q: hex.q + step.q, r: hex.r + step.r }) <= data.radius;
      neighbours[cell * 6 + direction] = inside ? lookup[code[cell]! + step.q * width + step.r + centre]! : OUTSIDE;
    });
  });
  const blocked = new Uint8Array(cells.length);
  const size = cells.length;
  const { sectors, minors, ...offsets } = offsetTables(width, centre);
  const distances = overPairs({ size, code, centre }, offsets.distances);
  const looks = overPairs({ size, code, centre }, offsets.looks);
  const arena = { data, cells, size, neighbours, blocked, code, centre, lookup, sectors, minors, distances, looks };
  for (const hex of data.blocked) {
    const cell = cellAt(arena, hex.q, hex.r);
    if (cell !== OUTSIDE) blocked[cell] = 1;
  }
  return arena;
}

/** Index of a pair of cells. Beyond the wall there is one more column, so that no pair is taken for another. */
export function pairIndex({ size }: Pick<Arena, 'size'>, from: Cell, to: Cell): number {
  return from * (size + 1) + to + 1;
}

/** A table over offsets as one over pairs. Beyond the wall everything is farthest. */
export function overPairs<Table extends Uint8Array | Uint16Array>(arena: Pick<Arena, 'size' | 'code' | 'centre'>, offsets: Table): Table {
  const { size, code, centre } = arena;
  const pairs = new (offsets.constructor as new (length: number) => Table)(size * (size + 1)).fill(0xffff);
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) pairs[pairIndex(arena, from, to)] = offsets[code[to]! - code[from]! + centre]!;
  }
  return pairs as Table;
}

function offsetTables(width: number, centre: number) {
  const distances = new Uint8Array(width * width);
  const sectors = new Uint8Array(width * width);
  const minors = new Uint8Array(width * width);
  const looks = new Uint8Array(width * width);
  const reach = (width - 1) / 2;
  for (let dq = -reach; dq <= reach; dq += 1) {
    for (let dr = -reach; dr <= reach; dr += 1) {
      const at = dq * width + dr + centre;
      distances[at] = hexDistance({ q: 0, r: 0 }, { q: dq, r: dr });
      const form = sectorForm(dq, dr);
      sectors[at] = form?.sector ?? 0;
      minors[at] = form?.minor ?? 0;
      looks[at] = form === null || form.major > form.minor ? sectors[at]! : (form.sector + 1) % 6;
    }
  }
  return { distances, sectors, minors, looks };
}

/** The cell at axial coordinates, `OUTSIDE` beyond the wall. */
export function cellAt(arena: Arena, q: number, r: number): Cell {
  const radius = arena.data.radius;
  if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > radius) return OUTSIDE;
  return arena.lookup[q * (4 * radius + 1) + r + arena.centre]!;
}

export function neighbour(arena: Arena, cell: Cell, direction: number): Cell {
  return arena.neighbours[cell * 6 + direction]!;
}

export function distance(arena: Arena, from: Cell, to: Cell): number {
  return arena.distances[pairIndex(arena, from, to)]!;
}

const hexagons = new Map<number, ArenaData>();
const shared = new WeakMap<ArenaData, Arena>();

/** The bare hexagon of a radius. */
export function hexagon(radius: number): ArenaData {
  let data = hexagons.get(radius);
  if (!data) hexagons.set(radius, (data = { id: `hexagon-${radius}`, radius, blocked: [], marks: {} }));
  return data;
}

/** The tables of an arena, built once and shared by all bouts on it. */
export function arenaOf(data: ArenaData): Arena {
  let arena = shared.get(data);
  if (!arena) shared.set(data, (arena = buildArena(data)));
  return arena;
}
