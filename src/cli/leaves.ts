/** What an item of a list is called in a path. */
type StepOf = (item: unknown, index: number) => string;

/** Items are counted from 1, as people count them. */
const byNumber: StepOf = (_, index) => String(index + 1);

/** By its id where an item has one, so that an item which only moved is the same. */
export const byId: StepOf = (item, index) => {
  const id = typeof item === 'object' && item !== null ? (item as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : byNumber(item, index);
};

/** Every value of a card with its path. */
export function leavesOf(value: unknown, stepOf: StepOf = byNumber, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), JSON.stringify(value)]];
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => leavesOf(item, stepOf, [...path, stepOf(item, i)]));
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, stepOf, [...path, key]));
}
