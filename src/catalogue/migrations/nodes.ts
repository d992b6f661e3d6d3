import { isMap, isScalar, type Pair, type Scalar, type YAMLMap } from 'yaml';

const keyOf = ({ key }: Pair): unknown => (isScalar(key) ? key.value : key);

/** The pair of a key, or none. */
export function pairAt(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => keyOf(pair) === key);
}

/** Gives a key another name; its comments and its place stay. */
export function renameKey(map: YAMLMap, from: string, to: string): void {
  const pair = pairAt(map, from);
  if (pair && isScalar(pair.key)) pair.key.value = to;
}

/** The map under a key; undefined when there is none. */
export function mapAt(map: YAMLMap, key: string): YAMLMap | undefined {
  const value = map.get(key, true);
  return isMap(value) ? value : undefined;
}

/** The text under a key, to be changed in place. */
export function textNode(map: YAMLMap, key: string): (Scalar & { value: string }) | undefined {
  const value = map.get(key, true);
  return isScalar(value) && typeof value.value === 'string' ? (value as Scalar & { value: string }) : undefined;
}

/** A name of the first format, `pack.id` or `core:id`, in the second. */
export function nameOfFirst(text: string): string {
  return text.replace(/^[a-z][a-z0-9-]*\./, '');
}
