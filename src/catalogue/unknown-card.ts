import { listed } from '../engine/text/index.ts';
import { article } from './prose.ts';
import type { Draft, Fault } from './draft.ts';
import type { Kind } from './kind.ts';
import { spellingHint } from './spelling-hint.ts';
import { splitName } from './names.ts';
import { textAt } from './tree.ts';

interface Named {
  readonly id: string;
  /** What it was to be, as it is called. */
  readonly what: string;
  /** What it may be of; any kind where none is named. */
  readonly kinds: readonly Kind[];
  /** Ids that would do. */
  readonly known: Iterable<string>;
}

export const leftOut = (name: string): string => `"${name}" is left out because of faults of its own`;

/** Where a card stands that is left out; null where no file has it, or it is sound. */
function fileOf(draft: Draft, id: string, kinds: readonly Kind[]): string | null {
  const isMeant = (schema: string): boolean => kinds.length === 0 || kinds.some((kind) => kind.schema === schema);
  if (draft.entries.some((entry) => isMeant(entry.kind.schema) && entry.id === id)) return null;
  const found = draft.files.find(({ kind, tree }) => isMeant(kind) && textAt(tree, 'id') === id);
  return found?.path ?? draft.broken.get(splitName(id).local) ?? null;
}

/** What is said of a card that is named and not to be had: one that is there with faults of its own is not misspelt. */
export function unknownCard(draft: Draft, { id, what, kinds, known }: Named): Pick<Fault, 'message' | 'hint' | 'misspelt' | 'waitsFor'> {
  const file = fileOf(draft, id, kinds);
  if (file !== null) return { message: `the ${what} ${leftOut(id)}`, hint: `see ${file}`, waitsFor: file };
  const other = kinds.length === 0 ? undefined : draft.entries.find((entry) => entry.id === id && !kinds.includes(entry.kind));
  const nouns = kinds.map(({ noun }) => article(noun));
  if (other) return { message: `"${id}" is ${article(other.kind.noun)}`, hint: `what stands here is ${listed(nouns, 'or')}` };
  return { message: `there is no sound ${what} "${id}"`, ...spellingHint(id, known) };
}
