import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { read } from './text.ts';
import type { YamlPath } from '../yaml-place.ts';

type Ranged = Pick<Node, 'range'>;

const holds = (node: Ranged | null, offset: number): boolean => Boolean(node?.range && node.range[0] <= offset && offset <= node.range[1]);

/** The part of a map or list that an offset stands in, with its step; null where it stands in none. */
function partAt(node: Node, offset: number): readonly [string | number, Node | null] | null {
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => holds(item as Node, offset));
    return index < 0 ? null : [index, node.items[index] as Node];
  }
  if (!isMap(node)) return null;
  const pair = (node.items as Pair<Node, Node | null>[]).find(({ key, value }) => holds(key, offset) || holds(value, offset));
  return pair && isScalar(pair.key) ? [String(pair.key.value), pair.value] : null;
}

function pathIn(root: Node | null, offset: number): YamlPath {
  const path: (string | number)[] = [];
  let here = root;
  while (here) {
    const part = partAt(here, offset);
    if (!part) break;
    path.push(part[0]);
    here = part[1];
  }
  return path;
}

/** The deepest value of a text that each offset stands in, by its key or by itself; empty where there is none. */
export function pathsAt(text: string, offsets: readonly number[]): YamlPath[] {
  const root = read(text)?.contents ?? null;
  return offsets.map((offset) => pathIn(root, offset));
}

/** Where the value at a path stands, in letters from the beginning, without what follows it; null where there is none. */
export function rangeAt(text: string, path: YamlPath): { readonly from: number; readonly to: number } | null {
  const node = read(text)?.getIn(path, true) as Ranged | undefined;
  return node?.range ? { from: node.range[0], to: node.range[1] } : null;
}
