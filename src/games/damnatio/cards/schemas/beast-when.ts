import { z } from 'zod';
import { cardRef, partId } from '../../../../catalogue/index.ts';
import { ARCED, COUNTED, FLAGS, perKey, SHARES, type When } from '../../rules/index.ts';
import { arcs, zone } from './words.ts';

/** The conditions of a step. */

const least = (least: number, most: number) => z.int().min(least).max(most).describe('At least so many.');
const most = (least: number, most: number) => z.int().min(least).max(most).describe('At most so many.');

const oneEnd = { error: 'a range needs min, max or both, and min not above max' };
const sound = ({ min, max }: { readonly min?: number | undefined; readonly max?: number | undefined }): boolean =>
  (min !== undefined || max !== undefined) && (min ?? -Infinity) <= (max ?? Infinity);

/** A range of whole numbers. */
export const range = (from: number, to: number, what: string) =>
  z
    .strictObject({ min: least(from, to).optional(), max: most(from, to).optional() })
    .refine(sound, oneEnd)
    .describe(what);

const fraction = z.number().min(0).max(1);
/** A range of fractions of Hit Points. */
export const share = (what: string) =>
  z
    .strictObject({
      min: fraction.optional().describe('At least this fraction, 0 to 1.'),
      max: fraction.optional().describe('At most this fraction, 0 to 1.'),
    })
    .refine(sound, oneEnd)
    .describe(what);

/** Empty hands, or a weapon by its id. */
const held = z.union([z.literal('nothing'), cardRef('weapon')]);

const heldOrOne = z.union([held.transform((only) => [only]), z.array(held).min(1).max(20)]);

const anybody = z
  .strictObject({
    trait: cardRef('trait').optional().describe('He has this trait.'),
    holds: heldOrOne.optional().describe('He holds this weapon, or one of these; nothing: empty hands.'),
  })
  .refine(({ trait, holds }) => trait !== undefined || holds !== undefined, { error: 'expected trait, holds or both' })
  .describe('Somebody on the sand, the target or another, is such a man; both keys are about one man.');

const round = z
  .strictObject({
    every: z.int().min(2).max(40).optional().describe('Every so many rounds: 3 means rounds 3, 6, 9 …'),
    min: least(1, 200).optional(),
    max: most(1, 200).optional(),
  })
  .refine((value) => value.every !== undefined || sound(value), { error: 'a round needs every, min or max, and min not above max' })
  .describe('The round: a range, or every so many.');

const last = z
  .strictObject({
    step: partId.optional().describe('Id of the step that it did last.'),
    missed: z.boolean().optional().describe('true: its attack failed; false: it hit.'),
  })
  .refine(({ step, missed }) => step !== undefined || missed !== undefined, { error: 'expected step, missed or both' })
  .describe('What it did last with an attack, and how that went.');

const hurt = z
  .strictObject({
    damage: range(0, 99, 'Net damage in all; left out: at least 1.').optional(),
    from: arcs.optional().describe('Only wounds out of these arcs of the beast.'),
    by: z.enum(['target', 'others']).optional().describe('Only wounds by the target, or by everybody else.'),
  })
  .describe('It was wounded in this round; { } for any wound.');

const leaf = {
  ...perKey(FLAGS, (key) => z.boolean().optional().describe(FLAGS[key])),
  ...perKey(ARCED, (key) => arcs.optional().describe(ARCED[key])),
  ...perKey(COUNTED, (key) => {
    const { least: from, most: to, about } = COUNTED[key];
    return range(from, to, about).optional();
  }),
  ...perKey(SHARES, (key) => share(SHARES[key]).optional()),
  anybody: anybody.optional(),
  wound: zone.optional().describe('A wounded zone; only with the wounds module.'),
  trait: cardRef('trait').optional().describe('A trait of the target.'),
  holds: heldOrOne.optional().describe('The target holds this weapon, or one of these; nothing: empty hands.'),
  round: round.optional(),
  last: last.optional(),
  hurt: hurt.optional(),
};

type Written = Omit<When, 'any' | 'all' | 'not' | 'wound'> & { readonly wound?: z.infer<typeof zone> | undefined };
/** Conditions as a card has them. */
export type WrittenWhen = Written & {
  readonly any?: readonly WrittenWhen[] | undefined;
  readonly all?: readonly WrittenWhen[] | undefined;
  readonly not?: WrittenWhen | undefined;
};

const several = (what: string) =>
  z
    .array(z.lazy(() => when))
    .min(1)
    .max(12)
    .optional()
    .describe(what);

export const when: z.ZodType<WrittenWhen> = z
  .strictObject({
    ...leaf,
    any: several('At least one of these holds.'),
    all: several('All of these hold.'),
    not: z
      .lazy(() => when)
      .optional()
      .describe('These do not all hold.'),
  })
  .meta({ id: 'When', description: 'All must hold; tested in the written order.' }) as unknown as z.ZodType<WrittenWhen>;
