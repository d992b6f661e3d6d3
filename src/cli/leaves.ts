/** Every value of a card with its path; items of lists are counted from 1, as people count them. */
export function leavesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = isList ? String(Number(key) + 1) : key;
    return leavesOf(inner, path === '' ? step : `${path}.${step}`);
  });
}
