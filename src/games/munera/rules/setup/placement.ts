import { SetupError } from '../../../../engine/bout/index.ts';
import { type Arena, type Cell, cellAt, type Hex, hexDistance, OUTSIDE, ring, rowPlaces, toward } from '../../../../engine/hex/index.ts';
import type { MuneraSetup } from '../state/bout-setup.ts';
import { isExecution, type World } from '../state/world.ts';

/** Where a fighter starts. */
export interface Place {
  readonly cell: Cell;
  readonly facing: number;
}

const CORNERS: Readonly<Record<number, readonly number[]>> = {
  2: [3, 0],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

function isFree(arena: Arena, { q, r }: Hex): boolean {
  const cell = cellAt(arena, q, r);
  return cell !== OUTSIDE && !arena.blocked[cell];
}

/** The free hex nearest to a wanted one, by distance, then by cell. */
function nearestFree(arena: Arena, wanted: Hex, taken: ReadonlySet<Cell>): Cell {
  const { q, r } = wanted;
  if (isFree(arena, wanted) && !taken.has(cellAt(arena, q, r))) return cellAt(arena, q, r);
  let best = OUTSIDE;
  arena.cells.forEach((hex, cell) => {
    if (arena.blocked[cell] || taken.has(cell)) return;
    if (best === OUTSIDE || hexDistance(hex, wanted) < hexDistance(arena.cells[best]!, wanted)) best = cell;
  });
  if (best === OUTSIDE) throw new SetupError('M-002', 'arena', `${arena.data.id} is too small for the fighters`);
  return best;
}

/** How far along the ring a man stands from the first of his side: 0, 1, -1, 2, -2 and so on. */
const beside = (place: number): number => Math.ceil(place / 2) * (place % 2 === 1 ? 1 : -1);

/** Sides evenly on the outer ring, partners beside each other, each looking at the middle (M-005). */
function ringPlaces({ arena }: World, { fighters }: MuneraSetup): Place[] {
  const hexes = ring(arena.data.radius);
  const sides = new Map<string, number[]>();
  fighters.forEach(({ side }, i) => sides.set(side, [...(sides.get(side) ?? []), i]));
  const corners = CORNERS[sides.size];
  const middle = cellAt(arena, 0, 0);
  const taken = new Set<Cell>();
  const places: Place[] = [];
  [...sides.values()].forEach((men, side) => {
    const anchor = corners ? corners[side]! * arena.data.radius : Math.floor((side * hexes.length) / sides.size);
    men.forEach((man, i) => {
      const cell = nearestFree(arena, hexes[(anchor + beside(i) + hexes.length) % hexes.length]!, taken);
      taken.add(cell);
      places[man] = { cell, facing: cell === middle ? 0 : toward(arena, cell, middle) };
    });
  });
  return places;
}

const ROW_AWAY = 4;

/** Gladiators from the Shield Hex outwards, noxii in a row four hexes away (D-012, D-272). */
function executionPlaces(world: World, noxii: readonly boolean[]): Place[] | null {
  const { arena } = world;
  const shield = arena.data.marks['shield'];
  if (!shield) return null;
  const row = rowPlaces(arena.data.radius, shield.at, ROW_AWAY, noxii.filter(Boolean).length, (hex) => isFree(arena, hex));
  if (!row) return null;
  let swords = 0;
  let condemned = 0;
  const places = noxii.map((noxius): Place => {
    if (noxius) {
      const { q, r } = row[condemned++]!;
      const cell = cellAt(arena, q, r);
      return { cell, facing: toward(arena, cell, cellAt(arena, shield.at.q, shield.at.r)) };
    }
    const aside = Math.ceil(swords / 2) * 2 * (swords % 2 === 1 ? 1 : -1);
    swords += 1;
    return { cell: cellAt(arena, shield.at.q + aside, shield.at.r), facing: shield.facing };
  });
  return places.every(({ cell }) => cell !== OUTSIDE && !arena.blocked[cell]) ? places : null;
}

/** Starting places by roster (M-005); condemned men against trained ones as at an execution (D-272). */
export function startingPlaces(world: World, setup: MuneraSetup): readonly Place[] {
  const noxii = world.profiles.map(({ noxius }) => noxius);
  return (isExecution(setup, world.content) ? executionPlaces(world, noxii) : null) ?? ringPlaces(world, setup);
}
