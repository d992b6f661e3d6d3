import { z } from 'zod';
import { LIMITS } from '../../engine/limits/index.ts';
import { isPackId } from '../names.ts';
import { cardRef, LANGUAGE, line, overrides, ownRuleId, prose } from './common.ts';
import type { CardSpace } from '../kind.ts';

/** The `schema:` line of the file that makes a folder a pack. */
export const PACK = 'mod/2';

/** Version of the format that cards are written in. */
export const FORMAT = 2;

const needs = z
  .strictObject({
    format: z.literal(FORMAT).optional().describe('Version of the format that the cards are written in.'),
    packs: z
      .record(
        z.string().refine(isPackId, { error: 'a pack is called author.pack' }),
        z.string().min(1).max(60).describe('Versions that will do, such as ^1.2.0 or >=1.0.0 <2.0.0.'),
      )
      .default({})
      .describe('Other packs whose cards this one uses, with the versions that will do.'),
  })
  .transform(({ packs }) => Object.entries(packs).map(([pack, range]) => ({ pack, range })))
  .describe('What must be there for the pack to be played with. Everybody may use cards of the core.');

export const modFile = z.strictObject({
  schema: z.literal(PACK),
  id: z.string().refine(isPackId, { error: 'a pack is called author.pack: small letters, digits and hyphens round one full stop' }).meta({
    description: 'Id of the pack, author.pack; other packs call its cards author.pack:id.',
    pattern: '^([a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*|core|sample)$',
    maxLength: LIMITS.id,
  }),
  name: z.string().min(1).max(LIMITS.line).describe('Name.'),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a version looks like 1.0.0')
    .describe('Semantic version.'),
  licence: z.string().min(1).max(LIMITS.line).describe('SPDX licence, for example CC0-1.0.'),
  authors: z.array(z.string().min(1).max(80)).max(20).default([]).describe('Who made it.'),
  text: z.string().max(LIMITS.text).default('').describe('What the pack is.'),
  homepage: z
    .string()
    .max(LIMITS.line)
    .regex(/^https:\/\/\S+$/, 'an address starts with https://')
    .optional()
    .describe('Where the pack is at home. It is shown as text and never opened or fetched.'),
  needs: needs.default([]),
});

export const ruleFile = z.strictObject({
  schema: z.literal('rule/2'),
  id: ownRuleId,
  overrides,
  title: line('A few words.'),
  text: prose(LIMITS.rule, 'The rule in plain sentences.'),
  ruling: z.enum(['printed', 'ruling', 'house']).describe('Printed in the source, a ruling on it, or of the house.'),
});

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'a key is letters, digits and hyphens');

/** Texts of a card under the keys that it has them under; a lint holds them against it. */
const wording = z
  .record(z.string(), z.unknown())
  .describe('Texts under the keys of the card; what stands on its lists goes by its id, or by its place from 1.');

const wordingsOf = ({ noun, ids }: CardSpace) => z.record(cardRef(ids), wording).optional().describe(`Texts of each ${noun}, by its id.`);

/** What a pack says of itself, in other words. */
const packWording = z.strictObject({
  name: z.string().max(LIMITS.line).optional().describe('Name of the pack.'),
  text: z.string().max(LIMITS.text).optional().describe('What the pack is.'),
});

/** Texts in a language: of the screens, and of cards of these kinds. */
export function textFile(kinds: readonly CardSpace[]) {
  return z.strictObject({
    schema: z.literal('text/2'),
    language: z
      .string()
      .regex(LANGUAGE, 'a language looks like en or en-GB')
      .describe('Language of the messages: two letters, such as de, or with the land, such as pt-BR.'),
    messages: z
      .record(key, z.record(key, z.string().max(LIMITS.text)))
      .default({})
      .describe('Messages by group and key.'),
    texts: z
      .strictObject({
        ...Object.fromEntries(kinds.map((kind) => [kind.noun, wordingsOf(kind)])),
        pack: z
          .record(z.string().refine(isPackId, { error: 'a pack is called author.pack' }), packWording)
          .optional()
          .describe('Texts of each pack, by its id: what its mod.yaml says.'),
      })
      .default({})
      .describe('Names and texts of cards, by kind and id, and of packs.'),
  });
}
