import { z } from 'zod';
import type { LexOf, LexTable, LexValue, Toggle } from '../engine/lex/index.ts';

const areNumbers = (values: readonly LexValue[]): values is readonly number[] => values.every((value) => typeof value === 'number');
const areWords = (values: readonly LexValue[]): values is readonly string[] => values.every((value) => typeof value === 'string');

function toggleType({ values, range }: Toggle): z.ZodType<LexValue> {
  if (range) return z.int().min(range.least).max(range.most);
  if (areNumbers(values)) return z.literal(values.toSorted((a, b) => a - b));
  return areWords(values) ? z.enum(values) : z.boolean();
}

/** The key `lex:` of a card: toggles of a game that differ from the usual. */
export function lexType<Table extends LexTable>(choices: Table): z.ZodType<Partial<LexOf<Table>>> {
  const typed = (toggle: Toggle): z.ZodType =>
    toggleType(toggle)
      .meta({ description: `The ruling of ${toggle.rules.join(', ')}.` })
      .optional();
  const toggles = Object.fromEntries(Object.entries(choices).map(([key, toggle]) => [key, typed(toggle)]));
  return z.strictObject(toggles) as unknown as z.ZodType<Partial<LexOf<Table>>>;
}
