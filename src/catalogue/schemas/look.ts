import { z } from 'zod';
import {
  COLOURS,
  glyphNames,
  HORN_FORMS,
  MARKS,
  PROPORTIONS,
  RIGS,
  VOICES,
  type Figure,
  type GlyphUse,
  type Proportion,
  type Voice,
} from '../../engine/look/index.ts';

/** How cards are drawn and heard: keys that cards of several kinds share. Nothing is decided by them, so no hash counts them. */

const names = <Key extends string>(table: Readonly<Record<Key, unknown>>): [Key, ...Key[]] => Object.keys(table) as [Key, ...Key[]];
const listed = (table: Readonly<Record<string, string>>): string =>
  Object.entries(table)
    .map(([name, about]) => `${name}: ${about}`)
    .join(' ');

const share = (least: number, most: number, about: string) =>
  z.number().min(least).max(most).optional().describe(`${about} ${least} to ${most}; 1 is as the rig has it.`);

const proportions = z
  .strictObject(
    Object.fromEntries(Object.entries(PROPORTIONS).map(([name, { least, most, about }]) => [name, share(least, most, about)])) as Record<
      Proportion,
      ReturnType<typeof share>
    >,
  )
  .describe('What of the beast is larger or smaller than its rig has it.');

const colour = (about: string) =>
  z
    .enum(names(COLOURS))
    .optional()
    .describe(`${about} ${listed(COLOURS)}`);

const colours = z
  .strictObject({
    coat: colour('The whole beast; ink when left out.'),
    marks: colour('Its marks; paper when left out.'),
    mane: colour('Mane, crest or bristles; like the coat when left out.'),
  })
  .describe('Colours by the names that every palette has.');

/** The glyphs of these uses. */
export const glyph = (...uses: readonly GlyphUse[]) =>
  z.enum(glyphNames(...uses) as [ReturnType<typeof glyphNames>[number]]).describe('A glyph of the shipped set.');

const scale = z
  .number()
  .min(0.5)
  .max(2)
  .optional()
  .describe('How large it is drawn, 0.5 to 2; 1 fills the medallion, and what is larger is cut off by the rim.');

const rigged = {
  rig: z
    .enum(names(RIGS))
    .optional()
    .describe(`The skeleton that it is drawn on. ${listed(RIGS)}`),
  glyph: glyph('beast').optional().describe('Instead of a rig: a glyph of the shipped set.'),
  scale,
  proportions: proportions.optional(),
  hornForm: z
    .enum(names(HORN_FORMS))
    .optional()
    .describe(`How its horns grow. ${listed(HORN_FORMS)}`),
  marks: z
    .enum(names(MARKS))
    .optional()
    .describe(`What its coat is marked with. ${listed(MARKS)}`),
  colours: colours.optional(),
};

const ONE = 'say either a rig or a glyph; `glyph: null` takes away that of the parent';

const figureOfBeast = z
  .strictObject(rigged)
  .refine(({ rig, glyph: drawn }) => rig === undefined || drawn === undefined, ONE)
  .describe(
    'How it looks: a rig with proportions and marks, or a glyph. `proportions: { mane: 0 }` takes off the mane of the parent. Left out: the print of a paw.',
  );

const figureOfMan = z
  .strictObject({ glyph: glyph('person', 'fighter').describe('A glyph of the shipped set.'), scale })
  .describe('How he looks. Left out: put together from what he carries.');

const kind = z.enum(names(VOICES)).describe(`Kind of voice. ${listed(VOICES)}`);
const factor = (about: string) => z.number().min(0.5).max(2).default(1).describe(`${about} 0.5 to 2; 1 is as the kind has it.`);

const voice = z
  .union([kind, z.strictObject({ kind, pitch: factor('How high it sounds; 2 is an octave up.'), length: factor('How long it lasts.') })], {
    error: `expected one of ${names(VOICES).join(', ')}, or { kind, pitch, length }`,
  })
  .transform((said): Voice => (typeof said === 'string' ? { kind: said, pitch: 1, length: 1 } : said))
  .describe('How it sounds. Left out: as its attacks suggest.');

/** Keys of a whole card of a beast. */
export const beastLook = { figure: figureOfBeast.optional(), voice: voice.optional() };

/** Keys of a card of a man. */
export const manLook = { figure: figureOfMan.optional() };

/** The key under which a card says how it is drawn: it is no part of what is played with. */
export const LOOK_KEY = 'figure';

/** How a checked card is drawn; null where it does not say. */
export function figureIn(card: object): Figure | null {
  return (card as { readonly figure?: Figure }).figure ?? null;
}
