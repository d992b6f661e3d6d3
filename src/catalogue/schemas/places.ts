import { z } from 'zod';
import type { ArenaUse } from '../kind.ts';
import { cardId, count, localId, nameIn, note, overrides, rule } from './common.ts';

const hex = z
  .tuple([z.int().min(-20).max(20), z.int().min(-20).max(20)])
  .transform(([q, r]) => ({ q, r }))
  .meta({ description: 'Axial coordinates [q, r].' });

const facing = z.literal([0, 1, 2, 3, 4, 5]).meta({ description: 'Facing 0 to 5 clockwise; 0 is towards [1, 0].' });

const ratio = z.number().min(0.2).max(1.2).meta({ description: 'Height by width.' });

const row = z.strictObject({
  r: z.int().min(-20).max(20).meta({ description: 'Which row.' }),
  from: z.int().min(-20).max(20).meta({ description: 'First q of the row.' }),
  to: z.int().min(-20).max(20).meta({ description: 'Last q of the row.' }),
});

export type ArenaShape = z.output<typeof shape>;

const shape = z
  .union(
    [
      z.enum(['hexagon', 'oval', 'rectangle']),
      z.strictObject({ oval: ratio }),
      z.strictObject({ rectangle: ratio }),
      z.strictObject({ rows: z.array(row).min(1).max(41).meta({ description: 'The sand, row by row.' }) }),
    ],
    { error: 'expected hexagon, oval, rectangle, { oval: height by width }, { rectangle: height by width } or { rows: … }' },
  )
  .meta({ description: 'Outline of the sand inside the radius; hexes outside it are blocked.' });

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
      .meta({ description: `${description}.` }),
    radius: count(3, 12, 'Hexes from the middle to the wall.'),
    shape: shape.default('hexagon'),
    blocked: z.array(hex).max(200).default([]).meta({ description: 'Hexes that nobody enters.' }),
    marks: z
      .record(localId, z.strictObject({ at: hex, facing }))
      .default({})
      .meta({ description: 'Named hexes; `shield` is where a beast starts.' }),
    rule,
    note,
  });
}
