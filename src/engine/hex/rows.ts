import type { Hex } from './axial.ts';
import { DIRECTIONS, hexDistance } from './axial.ts';

interface RowPlace {
  readonly places: readonly Hex[];
  readonly exact: number;
  readonly sum: number;
}

/** The ring of a radius round the middle, clockwise from the corner in a direction. */
export function ring(radius: number, first = 0): Hex[] {
  return Array.from({ length: 6 * radius }, (_, i) => {
    const corner = first + Math.floor(i / radius);
    const from = DIRECTIONS[corner % 6]!;
    const along = DIRECTIONS[(corner + 2) % 6]!;
    const steps = i % radius;
    return { q: from.q * radius + along.q * steps, r: from.r * radius + along.r * steps };
  });
}

/**
 * A row of figures `away` hexes below another, one hex between neighbours: all on free hexes and nobody nearer than that,
 * most exactly at it, then the smallest sum of distances, then the leftmost row. Null when none fits (damnatio D-013 to
 * D-015, D-272).
 */
export function rowPlaces(
  radius: number,
  from: Hex,
  away: number,
  figures: number,
  isFree: (hex: Hex) => boolean = () => true,
): readonly Hex[] | null {
  const r = from.r + away;
  let best: RowPlace | null = null;
  for (let q0 = -radius; q0 <= radius; q0 += 1) {
    const places = Array.from({ length: figures }, (_, i) => ({ q: q0 + 2 * i, r }));
    const distances = places.map((place) => hexDistance(from, place));
    const fits = places.every((place) => hexDistance({ q: 0, r: 0 }, place) <= radius && isFree(place));
    if (!fits || distances.some((hexes) => hexes < away)) continue;
    const exact = distances.filter((hexes) => hexes === away).length;
    const sum = distances.reduce((total, hexes) => total + hexes, 0);
    if (!best || exact > best.exact || (exact === best.exact && sum < best.sum)) best = { places, exact, sum };
  }
  return best && best.places;
}
