import { SetupError } from '../../engine/bout/index.ts';
import type { Hex } from '../../engine/hex/index.ts';
import { along, cellAt, hexDistance, OUTSIDE, toward, turned } from '../../engine/hex/index.ts';
import type { Play } from './world.ts';

/** The first beast on the Shield Hex; a second straight along its facing at the larger charge rating (D-011, D-221). */
export function placeBeasts({ world, state }: Play): void {
  const { arena } = world;
  const shield = arena.data.marks['shield'];
  const cell = shield ? cellAt(arena, shield.at.q, shield.at.r) : OUTSIDE;
  if (!shield || cell === OUTSIDE) throw new SetupError('D-023', 'arena', `${arena.data.id} has no Shield Hex inside`);
  const [first, second] = state.beasts;
  first!.cell = cell;
  first!.facing = shield.facing;
  if (!second) return;
  const away = Math.max(...state.beasts.map((beast) => world.beastCards[beast.card]!.move.charge));
  second.cell = along(arena, cell, shield.facing, away);
  if (second.cell === OUTSIDE) throw new SetupError('D-221', 'arena', `${arena.data.id} is too small for two beasts ${away} hexes apart`);
  second.facing = turned(shield.facing, 3);
}

interface RowPlace {
  readonly places: readonly Hex[];
  readonly atCharge: number;
  readonly sum: number;
}

/**
 * The men in a row below the beast, one hex between neighbours: nobody closer than its charge rating, most men exactly
 * at it, then the smallest sum of distances, then the leftmost row (D-013 to D-015).
 */
export function rowPlaces(radius: number, beast: Hex, charge: number, men: number): readonly Hex[] | null {
  const r = beast.r + charge;
  let best: RowPlace | null = null;
  for (let q0 = -radius; q0 <= radius; q0 += 1) {
    const places = Array.from({ length: men }, (_, i) => ({ q: q0 + 2 * i, r }));
    const distances = places.map((place) => hexDistance(beast, place));
    const inside = places.every((place) => hexDistance({ q: 0, r: 0 }, place) <= radius);
    if (!inside || distances.some((away) => away < charge)) continue;
    const atCharge = distances.filter((away) => away === charge).length;
    const sum = distances.reduce((total, away) => total + away, 0);
    if (!best || atCharge > best.atCharge || (atCharge === best.atCharge && sum < best.sum)) best = { places, atCharge, sum };
  }
  return best && best.places;
}

/** Each man in the row faces toward the beast (D-016). */
export function placeMen({ world, state }: Play): void {
  if (state.men.length === 0) return;
  const { arena } = world;
  const beast = state.beasts[0]!;
  const { charge } = world.beastCards[beast.card]!.move;
  const places = rowPlaces(arena.data.radius, arena.cells[beast.cell]!, charge, state.men.length);
  if (!places) throw new SetupError('D-015', 'arena', `no row of ${state.men.length} men fits ${charge} hexes from the Shield Hex of ${arena.data.id}`);
  state.men.forEach((man, index) => {
    const { q, r } = places[index]!;
    man.cell = cellAt(arena, q, r);
    man.facing = toward(arena, man.cell, beast.cell);
  });
}
