import { z } from 'zod';
import { line, overrides, ruleId } from './common.ts';

/** The `schema:` line of the file that makes a folder a pack. */
export const PACK = 'mod/1';

export const modFile = z.strictObject({
  schema: z.literal(PACK),
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
    .max(40)
    .meta({ description: 'Id of the pack; ids of its cards start with it and a full stop.' }),
  name: line('Name.'),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a version looks like 1.0.0')
    .meta({ description: 'Semantic version.' }),
  licence: line('SPDX licence, for example CC0-1.0.'),
  authors: z.array(z.string().min(1).max(80)).max(20).default([]).meta({ description: 'Who made it.' }),
  text: z.string().max(600).default('').meta({ description: 'What the pack is.' }),
});

const rule = z.strictObject({
  id: ruleId,
  overrides,
  title: line('A few words.'),
  text: z.string().min(1).max(1200).meta({ description: 'The rule in plain sentences.' }),
  ruling: z.enum(['printed', 'ruling', 'house']).meta({ description: 'Printed in the source, a ruling on it, or of the house.' }),
});

export const rulesFile = z.strictObject({
  schema: z.literal('rules/1'),
  rules: z.array(rule).min(1).max(999).meta({ description: 'Rules, one after the other.' }),
});

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'a key is letters, digits and hyphens');

export const textFile = z.strictObject({
  schema: z.literal('text/1'),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language looks like en or en-GB')
    .meta({ description: 'Language of the messages.' }),
  messages: z.record(key, z.record(key, z.string().max(600))).meta({ description: 'Messages by group and key.' }),
});
