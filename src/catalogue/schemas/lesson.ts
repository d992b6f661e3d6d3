import { LIMITS } from '../../engine/limits/index.ts';
import { z } from 'zod';
import { cardId, cardRef, count, line, nameIn, note, OPEN, orNull, overrides, said } from './common.ts';

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A sentence or two that somebody reads while he plays. */
const short = (what: string) =>
  said(
    z
      .string()
      .min(1)
      .max(LIMITS.text)
      .refine((text) => words(text) <= LIMITS.lessonWords, {
        error: `at most ${LIMITS.lessonWords} words: nobody reads more while he plays`,
      })
      .describe(`${what} At most ${LIMITS.lessonWords} words.`),
  );

const pattern = z
  .string()
  .min(1)
  .max(300)
  .describe('TYPE FIGURE key=value … RULE-ID …, as `expect` of a rule scenario; numbers also key>=3, key<=3.');
const patterns = z
  .union([pattern.transform((one) => [one]), z.array(pattern).min(1).max(12)])
  .describe('A pattern of an event, or several that must come in this order.');
const facts = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .describe('By figure, or `bout`: what is so, as `finally` of a rule scenario.');

type Condition = { events: string[]; never: string[]; facts: Record<string, Record<string, unknown>> };

const condition = z
  .union(
    [
      patterns.transform((events): Condition => ({ events, never: [], facts: {} })),
      z
        .strictObject({
          events: patterns.default([]).describe('Patterns of events that came, in this order.'),
          never: patterns.default([]).describe('Patterns of events that did not come.'),
          facts: facts.default({}),
        })
        .refine(({ events, never, facts: so }) => events.length + never.length + Object.keys(so).length > 0, {
          error: 'at least one of events, never and facts',
        }),
    ],
    { error: 'expected a pattern of an event, a list of them, or { events, never, facts }' },
  )
  .transform((when): Condition => when)
  .describe('What must have happened: events in this order, none that `never` names, and facts that are so now.');

const position = z
  .looseObject({ ruleset: z.string().min(1).max(40).describe('Id of the game.') })
  .describe('As in a rule scenario of its game (test/scenarios/README.md), without name, dice and play.');
// Whoever stands in it is named by his card, under whatever key his game has him.
OPEN.set(position, z.array(z.looseObject({ card: cardRef() })));

export const lessonFile = z.strictObject({
  schema: z.literal('lesson/2'),
  id: cardId,
  overrides,
  order: count(1, 999, 'Place on the list.'),
  name: nameIn('Name on the list.'),
  note,
  idea: line('The one idea, in a sentence.'),
  position,
  dice: z.array(z.int().min(1).max(100)).max(200).default([]).describe('Dice that fall first, in order; by chance after that.'),
  bots: z.record(z.string(), z.string().min(1).max(40)).default({}).describe('Bots by figure; whoever is not named is played by hand.'),
  intro: short('What he sees before him.'),
  goal: z
    .strictObject({
      say: line('What to come to.'),
      ways: z.array(condition).min(1).max(12).describe('Any of these is enough; they look at everything since the beginning.'),
    })
    .describe('When it is done.'),
  answers: z
    .array(z.strictObject({ when: condition, say: short('What is said.') }))
    .min(2)
    .max(40)
    .describe('What is said to what came of the last answer: the first that fits. `never` looks at everything since the beginning.'),
  hints: z.array(short('A hint.')).min(1).max(4).describe('From a nudge to the answer.'),
  closing: short('What was learned.'),
  next: z
    .strictObject({
      say: line('What to try next.'),
      lesson: orNull(cardRef('lesson')).describe('The lesson that it leads to.'),
    })
    .describe('What comes after it.'),
});
