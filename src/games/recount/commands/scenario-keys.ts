import { z } from 'zod';
import type { ScenarioKeys } from '../../../cli/index.ts';
import { scenarioParts } from '../../../cli/index.ts';

const { word, words, place, facing } = scenarioParts;

const fighter = z.looseObject({
  card: word,
  at: place.optional(),
  facing: facing.optional(),
  side: word.optional(),
  ensnaredBy: word.optional(),
});
const turn = z.looseObject({ of: word.optional(), ap: z.int().optional(), number: z.int().optional() });
const voter = z.strictObject({ id: z.string(), bias: z.array(z.int()), asks: z.boolean() });

/** Keys of scenario files of recount. */
export const scenarioKeys: ScenarioKeys = {
  schemas: {
    fighters: z
      .array(z.union([word, fighter]))
      .min(2)
      .max(6),
    turn: z.union([z.int(), turn]),
    order: words,
    voters: z.array(voter).max(12),
    setUp: z.boolean(),
  },
  required: ['fighters'],
};
