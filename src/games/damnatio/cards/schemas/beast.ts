import { z } from 'zod';
import * as part from './beast-parts.ts';
import { beastLook, beastLookExtension, because, cardId, count, extendsRef, localId, overrides } from '../../../../catalogue/index.ts';

const attacks = z
  .record(localId, z.strictObject(part.attack))
  .transform((byId) => Object.fromEntries(Object.entries(byId).map(([id, { because: _, ...attack }]) => [id, { id, ...attack }])))
  .meta({ description: 'Its attacks by name.' });

const procedure = z.array(part.row).min(1).max(40).meta({ description: 'Steps; of each trigger the first whose conditions hold fires.' });
const onKill = z.literal('retainControl').meta({ description: 'Keeps Control after a kill.' });
const figures = count(1, 6, 'How many of them stand on the sand: a pack has several, each with its own Hit Points (D-411). Left out: 1.');
const wound = z.strictObject(part.woundEffect);
const wounds = z.strictObject({ H: wound.optional(), M: wound.optional(), L: wound.optional() });

/** A whole card: what a file without `extends` holds, and what one with it must come to. */
export const beastCard = z.strictObject({
  schema: z.literal('beast/1'),
  id: cardId,
  overrides,
  name: z.strictObject(part.name),
  figures: figures.optional(),
  ...beastLook,
  ratings: z.strictObject(part.ratings),
  move: z.strictObject(part.move),
  overrun: z.strictObject(part.overrun),
  bloodied: z.strictObject(part.bloodied),
  onKill: onKill.nullable().default(null),
  attacks,
  procedure,
  wounds: wounds.default({}).meta({ description: 'What a wounded zone changes; only with the wounds module.' }),
  because: because.optional(),
});

type Shape = Readonly<Record<string, z.ZodType>>;

/** Any keys of a shape, each may be null to remove what the parent has. */
function some(shape: Shape) {
  const loose = Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, schema.nullable().optional()]));
  return z.strictObject(loose).optional();
}

const insert = z.array(part.row).min(1).max(40).meta({ description: 'Steps to insert.' });
const place = z
  .union([localId, z.int().min(1).max(40)], { error: 'expected an attack of the parent, or the number of a step' })
  .meta({ description: 'First step of the parent that does this attack, or its number counted from 1.' });

/** A card that states only its differences from another. */
export const beastExtension = z.strictObject({
  schema: z.literal('beast/1'),
  id: cardId,
  extends: extendsRef('beast'),
  overrides,
  name: some(part.name),
  figures: figures.nullable().optional(),
  ...beastLookExtension,
  ratings: some(part.ratings),
  move: some(part.move),
  overrun: some(part.overrun),
  bloodied: some(part.bloodied),
  onKill: onKill.nullable().optional(),
  attacks: z.record(localId, some(part.attack).unwrap().nullable()).optional(),
  procedure: z.union([procedure, z.strictObject({ before: place, insert }), z.strictObject({ after: place, insert })]).optional(),
  wounds: z
    .strictObject({ H: some(part.woundEffect).nullable(), M: some(part.woundEffect).nullable(), L: some(part.woundEffect).nullable() })
    .partial()
    .nullable()
    .optional(),
  because: because.optional(),
});
