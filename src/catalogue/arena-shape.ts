import type { Hex } from '../engine/hex/index.ts';
import type { ArenaShape } from './schemas/places.ts';

/** Height by width when the card names none. */
const OVAL = 0.62;
const RECTANGLE = 0.55;

/** A hex next to the edge counts as inside when its middle is. */
const SLACK = 1e-9;

/** Middle of a hex in widths of the longest row: the sand reaches from -1 to 1 across; y counts in the same measure. */
const middle = ({ q, r }: Hex, radius: number): { x: number; y: number } => ({
  x: q / radius,
  y: ((r + q / 2) * Math.sqrt(3)) / (1.5 * radius),
});

function inside(hex: Hex, radius: number, shape: ArenaShape): boolean {
  if (shape === 'hexagon') return true;
  if (typeof shape === 'object' && 'rows' in shape)
    return shape.rows.some(({ r, from, to }) => r === hex.r && hex.q >= from && hex.q <= to);
  const { x, y } = middle(hex, radius);
  if (shape === 'oval' || (typeof shape === 'object' && 'oval' in shape)) {
    const ratio = shape === 'oval' ? OVAL : shape.oval;
    return x * x + (y / ratio) ** 2 <= 1 + SLACK;
  }
  return Math.abs(y) <= (shape === 'rectangle' ? RECTANGLE : shape.rectangle) + SLACK;
}

/** Hexes of the radius, row by row. */
export function hexesWithin(radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let r = -radius; r <= radius; r += 1) {
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q += 1) hexes.push({ q, r });
  }
  return hexes;
}

/** Hexes that nobody enters: those written on the card first, then what the shape leaves out. */
export function blockedHexes(radius: number, shape: ArenaShape, written: readonly Hex[]): Hex[] {
  const known = new Set(written.map(({ q, r }) => `${q} ${r}`));
  return [...written, ...hexesWithin(radius).filter((hex) => !inside(hex, radius, shape) && !known.has(`${hex.q} ${hex.r}`))];
}
