import { z } from 'zod';
import type { GameKit } from '../../session/index.ts';
import { scenarioKeys } from '../../session/index.ts';

z.config({ jitless: true });

const word = z.string().min(1).max(200);
const words = z.array(word).max(200);
const lines = z.array(z.string().min(1).max(500)).max(10_000);
const scalar = z.union([z.string().max(200), z.number(), z.boolean()], { error: 'expected a word, a number, true or false' });
const coordinate = z.int().min(-30).max(30);
const place = z.tuple([coordinate, coordinate], { error: 'expected a hex such as [0, -4]' });
const facing = z.int().min(0).max(5);
const lex = z.record(z.string(), scalar);

/** What all scenarios have, key by key. */
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
  lex,
};

/** A figure: what a scenario writes in its own way; all else is as in a set-up, and is checked there. */
const figure = z.looseObject({ card: word, at: place.optional(), facing: facing.optional() });

const HUNT: Readonly<Record<string, z.ZodType>> = {
  elite: z.int().min(0).max(3),
  start: z.enum(['round-one', 'control', 'beast', 'men', 'bystanders', 'round-end']),
  tie: z.int().min(1).max(60),
  tieFixed: z.boolean(),
  control: z.enum(['beast', 'men']),
  beasts: z.array(figure).min(1).max(2),
  men: z.array(figure).max(6),
};

const loadout = z.strictObject({
  armour: word.optional(),
  gear: z
    .array(z.union([word, z.looseObject({ gear: word })]))
    .max(24)
    .optional(),
});
const spot = z.union([word, z.looseObject({ at: place.optional(), holds: word.optional() })]);
const fighter = z.looseObject({
  card: word,
  at: place.optional(),
  facing: facing.optional(),
  side: word.optional(),
  skills: words.optional(),
  loadout: loadout.optional(),
  items: z.record(z.string(), spot).optional(),
  inflicted: z.record(z.string(), z.int()).optional(),
  injured: words.optional(),
  grapples: word.optional(),
});
const turn = z.looseObject({
  of: word.optional(),
  ap: z.int().optional(),
  struck: words.optional(),
  blinded: word.optional(),
  floored: words.optional(),
});

const BOUT: Readonly<Record<string, z.ZodType>> = {
  fighters: z
    .array(z.union([word, fighter]))
    .min(1)
    .max(24),
  face: facing,
  turn: z.union([z.int(), turn]),
  order: words,
  sparedToday: z.int().min(0).max(1000),
};

const KEYS: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  damnatio: { ...FRAME, ...HUNT },
  munera: { ...FRAME, ...BOUT },
};
const FIGURES: Readonly<Record<string, string>> = { damnatio: 'beasts', munera: 'fighters' };

/** What a scenario of a ruleset must be; as a set-up it needs no dice. */
export function scenarioSchema(kit: GameKit, ruleset: string, use: 'run' | 'set-up'): z.ZodType {
  const required = ['name', FIGURES[ruleset]!, ...(use === 'run' ? ['dice'] : [])];
  const parts = scenarioKeys(kit, ruleset).map((key) => {
    const part = key === 'ruleset' ? z.literal(ruleset) : (KEYS[ruleset]?.[key] ?? z.unknown());
    return [key, required.includes(key) || key === 'ruleset' ? part : part.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(parts));
}

/** What a file must say before anything else. */
export function anyRuleset({ games }: GameKit): z.ZodType {
  return z.looseObject({ ruleset: z.enum(Object.keys(games)) });
}
