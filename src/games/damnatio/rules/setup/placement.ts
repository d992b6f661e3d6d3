import { SetupError } from '../../../../engine/bout/index.ts';
import {
  along,
  cellAt,
  distance,
  FACINGS,
  neighbour,
  OUTSIDE,
  rowPlaces,
  toward,
  turned,
  type Arena,
  type Cell,
} from '../../../../engine/hex/index.ts';
import type { BeastCard } from '../state/cards.ts';

/** Where a figure starts. */
interface Place {
  readonly cell: Cell;
  readonly facing: number;
}

/** Where everybody of a set-up starts, in roster order. */
export interface Places {
  readonly beasts: readonly Place[];
  readonly men: readonly Place[];
}

/** Section 2 of the ledger. Throws `SetupError` where the arena has no room, also because of its scenery. */
export function startingPlaces(arena: Arena, cards: readonly BeastCard[], men: number): Places {
  if (men === 0) return { beasts: duelPlaces(arena, cards), men: [] };
  const beasts = beastPlaces(arena, cards.length);
  const charge = Math.max(...cards.map(({ move }) => move.charge));
  return { beasts, men: menPlaces(arena, beasts, charge, men) };
}

function refuse(rule: string, message: string): never {
  throw new SetupError(rule, 'arena', message);
}

function refuseScenery({ blocked, cells, data }: Arena, cell: Cell, rule: string, whose: string): void {
  if (blocked[cell]) refuse(rule, `${data.id} has scenery at (${cells[cell]!.q},${cells[cell]!.r}), where ${whose} starts`);
}

function shieldPlace(arena: Arena): Place {
  const shield = arena.data.marks['shield'];
  const cell = shield ? cellAt(arena, shield.at.q, shield.at.r) : OUTSIDE;
  if (!shield || cell === OUTSIDE) return refuse('D-023', `${arena.data.id} has no Shield Hex inside`);
  refuseScenery(arena, cell, 'D-011', 'the beast');
  return { cell, facing: shield.facing };
}

/** The first beast on the Shield Hex; the second straight along its facing at the larger charge rating (D-011, D-221). */
function duelPlaces(arena: Arena, cards: readonly BeastCard[]): Place[] {
  const first = shieldPlace(arena);
  if (cards.length < 2) return [first];
  const { cell, facing } = first;
  const away = Math.max(...cards.map(({ move }) => move.charge));
  const second = along(arena, cell, facing, away);
  if (second === OUTSIDE) refuse('D-221', `${arena.data.id} is too small for two beasts ${away} hexes apart`);
  refuseScenery(arena, second, 'D-221', 'the second beast');
  return [first, { cell: second, facing: turned(facing, 3) }];
}

/** Hexes to the side of the Shield Hex that the next beast is placed at. */
const APART = 2;

/** The first on the Shield Hex, the others two hexes to its side, alternately right and left, or as near as there is room (D-403). */
function beastPlaces(arena: Arena, beasts: number): Place[] {
  const first = shieldPlace(arena);
  const places = [first];
  for (let i = 1; i < beasts; i += 1) {
    const side = i % 2 === 1 ? 1 : -1;
    const wanted = sideways(arena, first, side, APART * Math.ceil(i / 2));
    const isFree = (hex: Cell): boolean => !arena.blocked[hex] && !places.some((place) => place.cell === hex);
    const cell = nearestCell(arena, wanted === OUTSIDE ? first.cell : wanted, isFree);
    if (cell === OUTSIDE) return refuse('D-403', `${arena.data.id} has no room for ${beasts} beasts`);
    places.push({ cell, facing: first.facing });
  }
  return places;
}

/** So many hexes to the right of where a figure looks, or to its left. */
function sideways(arena: Arena, { cell, facing }: Place, side: 1 | -1, hexes: number): Cell {
  let to: Cell = cell;
  for (let i = 0; i < hexes && to !== OUTSIDE; i += 1) to = neighbour(arena, to, turned(facing, side * (i % 2 === 0 ? 1 : 2)));
  return to;
}

/** The nearest hex that fits, this one first; OUTSIDE when there is none. */
export function nearestCell(arena: Arena, start: Cell, fits: (cell: Cell) => boolean): Cell {
  const seen = new Set([start]);
  for (const cell of seen) {
    if (fits(cell)) return cell;
    for (const direction of FACINGS) {
      const next = neighbour(arena, cell, direction);
      if (next !== OUTSIDE) seen.add(next);
    }
  }
  return OUTSIDE;
}

/** A row of free hexes as far from the first beast as any of them charges, each man facing the nearest (D-013 to D-016, D-403). */
function menPlaces(arena: Arena, beasts: readonly Place[], charge: number, men: number): Place[] {
  const taken = new Set(beasts.map(({ cell }) => cell));
  const isFree = ({ q, r }: { q: number; r: number }) => !arena.blocked[cellAt(arena, q, r)] && !taken.has(cellAt(arena, q, r));
  const row = rowPlaces(arena.data.radius, arena.cells[beasts[0]!.cell]!, charge, men, isFree);
  if (!row) return refuse('D-015', `no row of ${men} men on free sand fits ${charge} hexes from the Shield Hex of ${arena.data.id}`);
  return row.map(({ q, r }) => {
    const cell = cellAt(arena, q, r);
    const nearest = beasts.reduce((best, place) => (distance(arena, cell, place.cell) < distance(arena, cell, best.cell) ? place : best));
    return { cell, facing: toward(arena, cell, nearest.cell) };
  });
}
