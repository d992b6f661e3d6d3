import { z } from 'zod';
import type { FieldTable } from '../../engine/state/index.ts';
import type { ScenarioKeys } from '../game-commands.ts';
import { scenarioParts } from '../reading/scenario-schema.ts';

const { word, words, place, facing } = scenarioParts;

/** Fields that name figures, by their ids. */
function named(fields: FieldTable): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(Object.entries(fields).flatMap(([key, { names }]) => (names === 'figure' ? [[key, word.optional()]] : [])));
}

/** Keys of scenario files of a game whose set-up and state are declared. */
export function duelKeys(
  { figures, turn, most }: { readonly figures: FieldTable; readonly turn: FieldTable; readonly most: number },
  more: Readonly<Record<string, z.ZodType>> = {},
): ScenarioKeys {
  const fighter = z.looseObject({ card: word, at: place.optional(), facing: facing.optional(), side: word.optional(), ...named(figures) });
  const { fighter: _, ...others } = turn;
  const turns = z.looseObject({ ...named(others), of: word.optional(), ap: z.int().optional(), number: z.int().optional() });
  return {
    schemas: {
      fighters: z
        .array(z.union([word, fighter]))
        .min(2)
        .max(most),
      turn: z.union([z.int(), turns]),
      order: words,
      ...more,
    },
    required: ['fighters'],
  };
}
