import type { YamlPath } from './yaml-place.ts';

export type Values = Readonly<Record<string, unknown>>;

const OPERATORS = ['insert', 'replace', 'remove'];

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value changes the list that it stands in the place of. */
export const isOperator = (value: unknown): value is Values => isValues(value) && OPERATORS.some((key) => key in value);

/** What stands at a path of a value; undefined where nothing does. */
export function valueAt(value: unknown, path: YamlPath): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Readonly<Record<string | number, unknown>>)[step];
  }
  return here;
}
