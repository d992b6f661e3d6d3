import type { Pointed } from '../../hud/workshop/index.ts';
import { valueAt } from '../../hud/workshop/index.ts';
import { placeOfStep, type Written } from './card-views.ts';
import type { DraftCard } from './messages.ts';

interface Asked {
  /** The card as it comes out now; null where there is none any more. */
  readonly card: DraftCard | null;
  /** Of the step in its card; undefined where nobody knows it. */
  readonly path: string | undefined;
  /** The files of the draft. */
  readonly files: ReadonlySet<string>;
  /** What the card extends, within a sentence. */
  readonly parent: string;
}

/** The way to a step: a line of the draft, or a place among the values that come out, with what is said of it. */
export type StepPlace = { readonly written: Written } | { readonly pointed: Pointed };

/** What an operator calls an item that is inherited: its id, else its number in the list of the parent. */
function itemFor({ parent, value }: DraftCard, list: readonly string[], index: string): string | number {
  const item = valueAt(value, [...list, index]);
  const id = valueAt(item, ['id']);
  if (typeof id === 'string') return id;
  const inherited = valueAt(parent?.value, list);
  const written = JSON.stringify(item);
  const at = Array.isArray(inherited) ? inherited.findIndex((each) => JSON.stringify(each) === written) : -1;
  return (at < 0 ? Number(index) : at) + 1;
}

/** The operator that changes an inherited item here. */
function operatorFor(card: DraftCard, path: string): string {
  const list = path.split('.');
  const index = list.pop()!;
  return `${list.join('.')}: [{ replace: ${itemFor(card, list, index)}, with: [ \u2026 ] }]`;
}

/** Where a step of a report stands, or whose it is where it is not in the draft. */
export function stepPlace({ card, path, files, parent }: Asked): StepPlace {
  const written = card && path !== undefined ? placeOfStep(card, path) : null;
  if (!written || !card || path === undefined)
    return { pointed: { path: '', said: 'The card has no such step any more: measure again to see those that it has.', code: '' } };
  if (files.has(written.file)) return { written };
  const said = `This step is inherited from ${parent} (${written.file}, line ${written.line}). Change it here with`;
  return { pointed: { path, said, code: operatorFor(card, path) } };
}
