import type { Problem } from './finding.ts';
import type { Place, Tree } from './tree.ts';

/** Words between braces that were to be one text or a pair, and the keys that YAML takes them for. */
export type BrokenText = Problem & { readonly keys: readonly string[] };

interface Written {
  readonly name: string;
  readonly key: Place;
  readonly value: Tree;
}

/** Nothing is written behind it, not even a colon. */
const isBare = ({ key, value }: Written): boolean => value.at === key;

/** `{ slow:3 }`: without a space behind it the colon is part of the key. */
function gluedPair({ name, key }: Written, known: readonly string[]): BrokenText[] {
  const [, before = '', after = ''] = /^([\w-]+):(.+)$/.exec(name) ?? [];
  if (!known.includes(before)) return [];
  const replacement = `${before}: ${after}`;
  const message = `a space is missing behind the colon of "${before}"`;
  return [{ severity: 'error', at: key, path: [name], message, fix: { at: key, replacement }, keys: [name] }];
}

/** `{ en: Lion, the great }`: the comma ended the text. */
function cutText(before: Written, run: readonly Written[]): BrokenText[] {
  const { value } = before;
  const last = run.at(-1)!;
  if (value.type !== 'scalar' || value.value === null || value.at.line !== last.key.line) return [];
  const replacement = JSON.stringify([value.source ?? String(value.value), ...run.map(({ name }) => name)].join(', '));
  const at = { ...value.at, length: last.key.column + last.key.length - value.at.column };
  const message = 'a comma ends a text: put the whole text in quotes';
  const keys = run.map(({ name }) => name);
  return [{ severity: 'error', at, path: [before.name], message, hint: `write ${replacement}`, fix: { at, replacement }, keys }];
}

/** What of the unknown keys of a map was meant as part of the value before it, or as a key and a value. */
export function brokenTexts(map: Tree | null, unknown: readonly string[], known: readonly string[]): BrokenText[] {
  if (map?.type !== 'map') return [];
  const written = [...map.entries].map(([name, entry]): Written => ({ name, ...entry }));
  const isLost = (one: Written | undefined): boolean => one !== undefined && isBare(one) && unknown.includes(one.name);
  return written.flatMap((one, i): BrokenText[] => {
    if (!isLost(one)) return [];
    const glued = gluedPair(one, known);
    if (glued.length > 0) return glued;
    const before = written[i - 1];
    if (!before || isLost(before)) return [];
    const end = written.findIndex((each, place) => place > i && !isLost(each));
    return cutText(before, written.slice(i, end < 0 ? undefined : end));
  });
}
