import { z } from 'zod';
import type { GameKit } from '../../session/index.ts';
import { scenarioKeys } from '../../session/index.ts';
import type { Games } from '../game-commands.ts';

z.config({ jitless: true });

const word = z.string().min(1).max(200);
const words = z.array(word).max(200);
const lines = z.array(z.string().min(1).max(500)).max(10_000);
const scalar = z.union([z.string().max(200), z.number(), z.boolean()], { error: 'expected a word, a number, true or false' });
const coordinate = z.int().min(-30).max(30);
const place = z.tuple([coordinate, coordinate], { error: 'expected a hex such as [0, -4]' });
const facing = z.int().min(0).max(5);

/** Parts that the schemas of games are made of. */
export const scenarioParts = {
  word,
  words,
  place,
  facing,
  /** A figure: what a scenario writes in its own way; all else is as in a set-up, and is checked there. */
  figure: z.looseObject({ card: word, at: place.optional(), facing: facing.optional() }),
} as const;

/** What all scenarios have, key by key; a game that has no toggles has no key `lex`. */
const FRAME: Readonly<Record<string, z.ZodType>> = {
  name: word,
  rules: words,
  arena: word,
  round: z.int().min(1).max(10_000),
  dice: z.array(z.int().min(1).max(100)).max(10_000),
  play: lines,
  expect: lines,
  never: lines,
  refused: lines,
  waiting: word,
  finally: z.record(z.string(), z.record(z.string(), z.unknown())),
  setUp: z.boolean(),
  lex: z.record(z.string(), scalar),
};

/** What a scenario of a game must be; as a set-up it needs no dice. */
export function scenarioSchema({ kit, parts }: Games, ruleset: string, use: 'run' | 'set-up'): z.ZodType {
  const { schemas = {}, required = [] } = parts.find(({ id }) => id === ruleset)?.scenario ?? {};
  const known: Readonly<Record<string, z.ZodType>> = { ...FRAME, ...schemas, ruleset: z.literal(ruleset) };
  const wanted = ['name', 'ruleset', ...required, ...(use === 'run' ? ['dice'] : [])];
  const keys = scenarioKeys(kit, ruleset).map((key) => {
    const part = Object.hasOwn(known, key) ? known[key]! : z.unknown();
    return [key, wanted.includes(key) ? part : part.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(keys));
}

/** What a file must say before anything else. */
export function anyRuleset({ games }: GameKit): z.ZodType {
  return z.looseObject({ ruleset: z.enum(Object.keys(games)) });
}
