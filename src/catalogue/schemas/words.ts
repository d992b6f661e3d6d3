import { z } from 'zod';
import { isPackId, LONGEST_PART } from '../names.ts';
import { line, overrides, ownRuleId } from './common.ts';

/** The `schema:` line of the file that makes a folder a pack. */
export const PACK = 'mod/2';

/** Version of the format that cards are written in. */
export const FORMAT = 2;

const needs = z
  .strictObject({
    format: z.literal(FORMAT).optional().meta({ description: 'Version of the format that the cards are written in.' }),
    packs: z
      .record(
        z.string().refine(isPackId, { error: 'a pack is called author.pack' }),
        z.string().min(1).max(60).meta({ description: 'Versions that will do, such as ^1.2.0 or >=1.0.0 <2.0.0.' }),
      )
      .default({})
      .meta({ description: 'Other packs whose cards this one uses, with the versions that will do.' }),
  })
  .transform(({ packs }) => Object.entries(packs).map(([pack, range]) => ({ pack, range })))
  .meta({ description: 'What must be there for the pack to be played with. Everybody may use cards of the core.' });

export const modFile = z.strictObject({
  schema: z.literal(PACK),
  id: z.string().refine(isPackId, { error: 'a pack is called author.pack: small letters, digits and hyphens round one full stop' }).meta({
    description: 'Id of the pack, author.pack; other packs call its cards author.pack:id.',
    pattern: '^([a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*|core|sample)$',
    maxLength: LONGEST_PART,
  }),
  name: line('Name.'),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a version looks like 1.0.0')
    .meta({ description: 'Semantic version.' }),
  licence: line('SPDX licence, for example CC0-1.0.'),
  authors: z.array(z.string().min(1).max(80)).max(20).default([]).meta({ description: 'Who made it.' }),
  text: z.string().max(600).default('').meta({ description: 'What the pack is.' }),
  homepage: z
    .string()
    .max(200)
    .regex(/^https:\/\/\S+$/, 'an address starts with https://')
    .optional()
    .meta({ description: 'Where the pack is at home. It is shown as text and never opened or fetched.' }),
  needs: needs.default([]),
});

export const ruleFile = z.strictObject({
  schema: z.literal('rule/2'),
  id: ownRuleId,
  overrides,
  title: line('A few words.'),
  text: z.string().min(1).max(1200).meta({ description: 'The rule in plain sentences.' }),
  ruling: z.enum(['printed', 'ruling', 'house']).meta({ description: 'Printed in the source, a ruling on it, or of the house.' }),
});

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'a key is letters, digits and hyphens');

export const textFile = z.strictObject({
  schema: z.literal('text/2'),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language looks like en or en-GB')
    .meta({ description: 'Language of the messages.' }),
  messages: z.record(key, z.record(key, z.string().max(600))).meta({ description: 'Messages by group and key.' }),
});
