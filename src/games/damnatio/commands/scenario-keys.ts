import { z } from 'zod';
import type { ScenarioKeys } from '../../../cli/index.ts';
import { scenarioParts } from '../../../cli/index.ts';

const { figure } = scenarioParts;

/** Keys of a hunt's scenario files. */
export const scenarioKeys: ScenarioKeys = {
  schemas: {
    elite: z.int().min(0).max(3),
    start: z.enum(['round-one', 'control', 'beast', 'men', 'bystanders', 'round-end']),
    tie: z.int().min(1).max(60),
    tieFixed: z.boolean(),
    control: z.enum(['beast', 'men']),
    beasts: z.array(figure).min(1).max(2),
    men: z.array(figure).max(6),
  },
  required: ['beasts'],
};
