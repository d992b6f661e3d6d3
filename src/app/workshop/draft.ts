import type { ContentFile } from '../../catalogue/index.ts';
import { editBetween as textEdit, type TextEdit } from '../../hud/workshop/index.ts';

/** A pack that is being made. */
export interface Draft {
  readonly id: string;
  /** What the player calls it; empty where it is called as its card or pack is. */
  readonly name: string;
  /** What it began as, within a sentence: `the lion`; empty for a draft that began as a pack. */
  readonly from: string;
  readonly files: readonly ContentFile[];
  /** Path of the file that is open. */
  readonly open: string;
  /** Dice of its test bouts. */
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** A change of one of its texts. */
export interface Edit extends TextEdit {
  readonly path: string;
}

/** What was done to a draft, and what was taken back of it; the newest last. */
export interface History {
  readonly undo: readonly Edit[];
  readonly redo: readonly Edit[];
}

export const NO_HISTORY: History = { undo: [], redo: [] };

/** Edits that are kept; the oldest go first. */
const MOST_EDITS = 400;
/** Letters of all of them together that are kept. */
const MOST_LETTERS = 400_000;

export function textOf({ files }: Draft, path: string): string | null {
  return files.find((file) => file.path === path)?.text ?? null;
}

/** The smallest change that makes one text of another; null where they are the same. */
export function editBetween(path: string, before: string, after: string): Edit | null {
  const edit = textEdit(before, after);
  return edit && { path, ...edit };
}

export const reversed = ({ path, from, removed, inserted }: Edit): Edit => ({ path, from, removed: inserted, inserted: removed });

/** A draft with an edit made; the same draft where the text is not as the edit expects it. */
export function edited(draft: Draft, { path, from, removed, inserted }: Edit): Draft {
  const text = textOf(draft, path);
  if (text?.slice(from, from + removed.length) !== removed) return draft;
  const next = text.slice(0, from) + inserted + text.slice(from + removed.length);
  return { ...draft, files: draft.files.map((file) => (file.path === path ? { path, text: next } : file)) };
}

/** Two edits as one, where the second goes on writing or deleting where the first stopped; null for two steps. */
function joined(first: Edit, second: Edit): Edit | null {
  if (first.path !== second.path || second.inserted.includes('\n') || first.inserted.includes('\n')) return null;
  if (second.removed === '' && first.removed === '' && second.from === first.from + first.inserted.length) {
    if (/\s$/.test(first.inserted) && !/^\s/.test(second.inserted)) return null;
    return { ...first, inserted: first.inserted + second.inserted };
  }
  if (second.inserted === '' && first.inserted === '' && second.from + second.removed.length === first.from)
    return { ...first, from: second.from, removed: second.removed + first.removed };
  return null;
}

/** The newest edits that may be kept. */
function bounded(edits: readonly Edit[]): readonly Edit[] {
  let letters = 0;
  let first = edits.length;
  while (first > 0 && edits.length - first < MOST_EDITS && letters <= MOST_LETTERS) {
    first -= 1;
    letters += edits[first]!.removed.length + edits[first]!.inserted.length;
  }
  return edits.slice(first);
}

/** History after an edit; `goesOn` where it was made so soon after the last that both may be one step. */
export function noted({ undo }: History, edit: Edit, goesOn: boolean): History {
  const last = undo.at(-1);
  const one = goesOn && last ? joined(last, edit) : null;
  return { undo: bounded(one ? [...undo.slice(0, -1), one] : [...undo, edit]), redo: [] };
}

/** Draft and history after taking the last edit back, and the edit that did it; null where there is none. */
export function undone(
  draft: Draft,
  { undo, redo }: History,
): { readonly draft: Draft; readonly history: History; readonly edit: Edit } | null {
  const last = undo.at(-1);
  if (!last) return null;
  const edit = reversed(last);
  return { draft: edited(draft, edit), history: { undo: undo.slice(0, -1), redo: [...redo, last] }, edit };
}

/** The same for the last that was taken back. */
export function redone(
  draft: Draft,
  { undo, redo }: History,
): { readonly draft: Draft; readonly history: History; readonly edit: Edit } | null {
  const edit = redo.at(-1);
  if (!edit) return null;
  return { draft: edited(draft, edit), history: { undo: [...undo, edit], redo: redo.slice(0, -1) }, edit };
}

/** A name for a file that no file has yet. */
export function freePath({ files }: Draft, wanted: string): string {
  const taken = new Set(files.map(({ path }) => path));
  if (!taken.has(wanted)) return wanted;
  const [stem, end] = [wanted.replace(/\.ya?ml$/, ''), /\.ya?ml$/.exec(wanted)?.[0] ?? ''];
  for (let n = 2; ; n += 1) if (!taken.has(`${stem}-${n}${end}`)) return `${stem}-${n}${end}`;
}

/** A path that a pack may have: folders and a file of YAML, of plain letters. */
export const PATH = /^([a-z0-9][a-z0-9._-]{0,39}\/){0,3}[a-z0-9][a-z0-9_-]{0,59}(\.[a-z]{2})?\.ya?ml$/i;
