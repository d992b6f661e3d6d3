import { LIMITS } from '../../engine/limits/index.ts';
import type { Codec, Row } from '../storage/row.ts';
import { makeRow } from '../storage/row.ts';
import { readRow } from '../storage/read-row.ts';
import type { Vault } from '../storage/vault.ts';
import type { Draft, Edit, History } from './draft.ts';
import { NO_HISTORY } from './draft.ts';
import { draftName, packOf } from './draft-head.ts';

/** A draft as it is kept, with what was done to it. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly history: History;
}

/** A draft as a list names it. */
export interface DraftLine {
  readonly id: string;
  readonly pack: string;
  readonly name: string;
  readonly files: number;
  readonly changedAt: number;
}

const PREFIX = 'draft/';

/** Letters of what a player calls a draft. */
export const LONGEST_NAME = 80;

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new TypeError('a draft is not whole');
  return value as Fields;
}

function text(value: unknown, most: number): string {
  if (typeof value !== 'string' || value.length > most) throw new TypeError('a text of a draft is not whole');
  return value;
}

function list(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new TypeError('a list of a draft is not whole');
  return value;
}

function readEdit(value: unknown): Edit {
  const { path, from, removed, inserted } = fields(value);
  if (!Number.isInteger(from) || Number(from) < 0) throw new TypeError('an edit of a draft has no place');
  return { path: text(path, 200), from: Number(from), removed: text(removed, LIMITS.pack), inserted: text(inserted, LIMITS.pack) };
}

/** What was done to a draft; nothing where it cannot be read, which costs nobody his text. */
function readHistory(value: unknown): History {
  try {
    const { undo, redo } = fields(value);
    return { undo: list(undo, 1000).map(readEdit), redo: list(redo, 1000).map(readEdit) };
  } catch {
    return NO_HISTORY;
  }
}

/** The newest edits up to the first that is larger than a pack may be, which cannot be kept, nor what came before it. */
function keepable(edits: readonly Edit[]): readonly Edit[] {
  return edits.slice(edits.findLastIndex(({ removed, inserted }) => Math.max(removed.length, inserted.length) > LIMITS.pack) + 1);
}

/** Checks the shape of a stored draft; throws `TypeError` for another. */
export function readKept(value: unknown): KeptDraft {
  const { draft, history } = fields(value);
  const { id, name = '', from = '', files, open, seed, changedAt } = fields(draft);
  const read = list(files, LIMITS.packFiles).map((file) => {
    const { path, text: written } = fields(file);
    return { path: text(path, 200), text: text(written, LIMITS.pack) };
  });
  if (!Number.isFinite(changedAt)) throw new TypeError('a draft has no day');
  return {
    draft: {
      id: text(id, 60),
      name: text(name, LONGEST_NAME),
      from: text(from, LONGEST_NAME),
      files: read,
      open: text(open, 200),
      seed: text(seed, 100),
      changedAt: Number(changedAt),
    },
    history: readHistory(history),
  };
}

const DRAFT: Codec<KeptDraft> = { kind: 'draft', format: 1, read: readKept };

/** Why a draft cannot be kept, in a sentence; null where it can. It may be no more than a pack may be. */
export function whyNotKept({ files }: Draft): string | null {
  if (files.length > LIMITS.packFiles) return `Not kept: it has ${files.length} files, and a pack has at most ${LIMITS.packFiles}.`;
  const letters = files.reduce((sum, { text: written }) => sum + written.length, 0);
  return letters > LIMITS.pack ? `Not kept: it has ${letters} letters, and a pack has at most ${LIMITS.pack}.` : null;
}

/** Keeps a draft; says whether it will last. One that is more than a pack may be is not kept, and what was kept of it stays. */
export async function keepDraft(vault: Vault, { draft, history }: KeptDraft): Promise<boolean> {
  if (whyNotKept(draft) !== null) return false;
  const about = { id: packOf(draft).id, name: draftName(draft), files: draft.files.length };
  const lasting = { draft, history: { undo: keepable(history.undo), redo: keepable(history.redo) } };
  const row = makeRow(DRAFT, `${PREFIX}${draft.id}`, lasting, about, draft.changedAt);
  return vault.write([{ do: 'put', shelf: 'profile', row }]);
}

/** A kept draft; null where there is none, or none that can be read. */
export function loadDraft(vault: Vault, id: string): Promise<KeptDraft | null> {
  return vault.read('profile', `${PREFIX}${id}`, DRAFT);
}

export function dropDraft(vault: Vault, id: string): Promise<boolean> {
  return vault.write([{ do: 'drop', shelf: 'profile', key: `${PREFIX}${id}` }]);
}

function lineOf(row: Row): DraftLine | null {
  const read = readRow(row, DRAFT);
  if (!read.ok) return null;
  const { draft } = read.value;
  return { id: draft.id, pack: packOf(draft).id, name: draftName(draft), files: draft.files.length, changedAt: draft.changedAt };
}

/** All drafts, the newest first. */
export async function listDrafts(vault: Vault): Promise<DraftLine[]> {
  const rows = (await vault.rows('profile')).filter(({ key }) => key.startsWith(PREFIX));
  return rows.flatMap((row) => lineOf(row) ?? []).toSorted((a, b) => b.changedAt - a.changedAt);
}

type NewDraft = Pick<Draft, 'name' | 'from' | 'files' | 'seed'>;

/** A draft that nobody has changed yet; the last of its files is open. */
export function newDraft({ name, from, files, seed }: NewDraft, vault: Vault): KeptDraft {
  const open = files.findLast(({ path }) => !/(^|\/)mod\.ya?ml$/.test(path))?.path ?? files[0]?.path ?? '';
  const id = crypto.randomUUID().slice(0, 8);
  const called = { name: name.slice(0, LONGEST_NAME), from: from.slice(0, LONGEST_NAME) };
  return { draft: { id, ...called, files, open, seed, changedAt: vault.time() }, history: NO_HISTORY };
}

/** The drafts of a pack, but for one of them. */
export async function draftsOfPack(vault: Vault, pack: string, but: string): Promise<DraftLine[]> {
  return (await listDrafts(vault)).filter((draft) => draft.pack === pack && draft.id !== but);
}

/** Keeps a new draft and gives its id. */
export async function beginDraft(vault: Vault, draft: NewDraft): Promise<string> {
  const kept = newDraft(draft, vault);
  await keepDraft(vault, kept);
  return kept.draft.id;
}

/** What the draft of a pack that others made is called. */
export const copyName = (pack: string): string => `${pack}, a copy`;

/** Calls a kept draft something else; an empty name calls it as its pack is called. */
export async function renameDraft(vault: Vault, id: string, name: string): Promise<void> {
  const kept = await loadDraft(vault, id);
  if (kept) await keepDraft(vault, { ...kept, draft: { ...kept.draft, name: name.trim().slice(0, LONGEST_NAME) } });
}
