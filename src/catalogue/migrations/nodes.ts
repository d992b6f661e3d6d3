import { isMap, isScalar, isSeq, Pair, Scalar, visit, type Node, type YAMLMap } from 'yaml';

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

/** A name of the first format, `pack.id`, without its pack; `core:id` is the same in both. */
export function nameOfFirst(text: string): string {
  return text.replace(/^[a-z][a-z0-9-]*\.(?=[A-Za-z])/, '');
}

/** Keys of the first format under which names of cards stand, alone or in lists. */
const NAMED: ReadonlySet<string> = new Set(
  'id extends arena beasts men gear weapon ammunition after class foes aliases usual lesson classes morning because'.split(' '),
);

const isName = (text: string): boolean => /^[a-z][a-z0-9-]*\.[A-Za-z][A-Za-z0-9-]*$/.test(text);

function shorten(node: Node | null): void {
  const scalars = isSeq(node) ? node.items : [node];
  for (const each of scalars)
    if (isScalar(each) && typeof each.value === 'string' && isName(each.value)) each.value = nameOfFirst(each.value);
}

/** What every kind of the first format has in common: names with the pack before a full stop, and `because` for `rule`. */
export function toSecond(card: YAMLMap): void {
  visit(card, {
    Pair: (_, pair) => {
      const key = String(keyOf(pair));
      if (NAMED.has(key)) shorten(pair.value as Node | null);
      if (key === 'because' && isScalar(pair.key)) pair.key.value = 'rule';
    },
  });
}

/**
 * Cards that stood on a list of their kind stand on the list of cards that any file may have. Of some kinds every card was in
 * a lot of the core, which it now says.
 */
export function listToCards(key: string, joins: string | null = null): (file: YAMLMap) => void {
  return (file) => {
    renameKey(file, key, 'cards');
    toSecond(file);
    const cards = file.get('cards', true);
    if (joins !== null && isSeq(cards))
      for (const card of cards.items) if (isMap(card)) card.items.push(new Pair(new Scalar('joins'), new Scalar(joins)));
  };
}
