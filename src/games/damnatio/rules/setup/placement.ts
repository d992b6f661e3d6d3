import { SetupError } from '../../../../engine/bout/index.ts';
import type { Arena, Cell } from '../../../../engine/hex/index.ts';
import { along, cellAt, OUTSIDE, rowPlaces, toward, turned } from '../../../../engine/hex/index.ts';
import type { BeastCard } from '../state/cards.ts';

/** Where a figure starts. */
interface Place {
  readonly cell: Cell;
  readonly facing: number;
}

/** Where everybody of a set-up starts, in roster order. */
interface Places {
  readonly beasts: readonly Place[];
  readonly men: readonly Place[];
}

/** Section 2 of the ledger. Throws `SetupError` where the arena has no room, also because of its scenery. */
export function startingPlaces(arena: Arena, cards: readonly BeastCard[], men: number): Places {
  const beasts = beastPlaces(arena, cards);
  return { beasts, men: men === 0 ? [] : menPlaces(arena, beasts[0]!.cell, cards[0]!.move.charge, men) };
}

function refuse(rule: string, message: string): never {
  throw new SetupError(rule, 'arena', message);
}

function refuseScenery({ blocked, cells, data }: Arena, cell: Cell, rule: string, whose: string): void {
  if (blocked[cell]) refuse(rule, `${data.id} has scenery at (${cells[cell]!.q},${cells[cell]!.r}), where ${whose} starts`);
}

/** The first beast on the Shield Hex; a second straight along its facing at the larger charge rating (D-011, D-221). */
function beastPlaces(arena: Arena, cards: readonly BeastCard[]): Place[] {
  const shield = arena.data.marks['shield'];
  const cell = shield ? cellAt(arena, shield.at.q, shield.at.r) : OUTSIDE;
  if (!shield || cell === OUTSIDE) return refuse('D-023', `${arena.data.id} has no Shield Hex inside`);
  refuseScenery(arena, cell, 'D-011', 'the beast');
  const first = { cell, facing: shield.facing };
  if (cards.length < 2) return [first];
  const away = Math.max(...cards.map(({ move }) => move.charge));
  const second = along(arena, cell, shield.facing, away);
  if (second === OUTSIDE) refuse('D-221', `${arena.data.id} is too small for two beasts ${away} hexes apart`);
  refuseScenery(arena, second, 'D-221', 'the second beast');
  return [first, { cell: second, facing: turned(shield.facing, 3) }];
}

/** A row of free hexes as far away as the beast charges, each man facing toward it (D-013 to D-016). */
function menPlaces(arena: Arena, beast: Cell, charge: number, men: number): Place[] {
  const isFree = ({ q, r }: { q: number; r: number }) => !arena.blocked[cellAt(arena, q, r)];
  const row = rowPlaces(arena.data.radius, arena.cells[beast]!, charge, men, isFree);
  if (!row) return refuse('D-015', `no row of ${men} men on free sand fits ${charge} hexes from the Shield Hex of ${arena.data.id}`);
  return row.map(({ q, r }) => {
    const cell = cellAt(arena, q, r);
    return { cell, facing: toward(arena, cell, beast) };
  });
}
