import type { Hex } from '../engine/hex/index.ts';
import { z } from 'zod';
import type { ArenaUse } from './kind.ts';
import { cardId, count, localId, nameIn, note, overrides, rule } from './schemas/common.ts';

const hex = z
  .tuple([z.int().min(-20).max(20), z.int().min(-20).max(20)])
  .transform(([q, r]) => ({ q, r }))
  .describe('Axial coordinates [q, r].');

const facing = z.literal([0, 1, 2, 3, 4, 5]).describe('Facing 0 to 5 clockwise; 0 is towards [1, 0].');

const ratio = z.number().min(0.2).max(1.2).describe('Height by width.');

const row = z.strictObject({
  r: z.int().min(-20).max(20).describe('Which row.'),
  from: z.int().min(-20).max(20).describe('First q of the row.'),
  to: z.int().min(-20).max(20).describe('Last q of the row.'),
});

export type ArenaShape = z.output<typeof shape>;

const shape = z
  .union(
    [
      z.enum(['hexagon', 'oval', 'rectangle']),
      z.strictObject({ oval: ratio }),
      z.strictObject({ rectangle: ratio }),
      z.strictObject({ rows: z.array(row).min(1).max(41).describe('The sand, row by row.') }),
    ],
    { error: 'expected hexagon, oval, rectangle, { oval: height by width }, { rectangle: height by width } or { rows: … }' },
  )
  .describe('Outline of the sand inside the radius; hexes outside it are blocked.');

/** An arena for one of the uses that the games have, the first when it does not say. */
export function arenaFile(uses: readonly ArenaUse[]) {
  const [first = '', ...others] = uses.map(({ id }) => id);
  const description = uses.map((use) => `${use.id}: ${use.description}`).join('; ');
  return z.strictObject({
    schema: z.literal('arena/2'),
    id: cardId,
    overrides,
    name: nameIn('Name.'),
    for: z
      .enum([first, ...others])
      .default(first)
      .describe(`${description}.`),
    radius: count(3, 12, 'Hexes from the middle to the wall.'),
    shape: shape.default('hexagon'),
    blocked: z.array(hex).max(200).default([]).describe('Hexes that nobody enters.'),
    marks: z
      .record(localId, z.strictObject({ at: hex, facing }))
      .default({})
      .describe('Named hexes; `shield` is where a beast starts.'),
    rule,
    note,
  });
}

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
