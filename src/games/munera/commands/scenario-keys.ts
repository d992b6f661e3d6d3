import { z } from 'zod';
import type { ScenarioKeys } from '../../../cli/index.ts';
import { scenarioParts } from '../../../cli/index.ts';

const { word, words, place, facing } = scenarioParts;

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

/** Keys of scenario files of gladiators. */
export const scenarioKeys: ScenarioKeys = {
  schemas: {
    fighters: z
      .array(z.union([word, fighter]))
      .min(1)
      .max(24),
    face: facing,
    turn: z.union([z.int(), turn]),
    order: words,
    sparedToday: z.int().min(0).max(1000),
  },
  required: ['fighters'],
};
