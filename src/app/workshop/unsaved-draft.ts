import { dropFromTab, heldInTab, holdInTab } from '../storage/tab-store.ts';
import type { Draft, History } from './draft.ts';
import { edited, editBetween, noted, textOf, undone } from './draft.ts';
import type { KeptDraft } from './drafts-store.ts';
import { readKept } from './drafts-store.ts';

/*
 * What was written in this tab and could not be kept yet: because the page went away, or because another tab keeps. It waits
 * in the tab and is taken up when the draft is opened there again.
 */

export interface Unkept {
  readonly work: KeptDraft;
  /** When the draft that it goes on from was changed last; null where none is kept. */
  readonly since: number | null;
  /** Paths of the files that have been written to since. */
  readonly paths: readonly string[];
}

const keyOf = (id: string): string => `unkept/${id}`;

/** Paths whose text is another than in what is kept; all of them where nothing is. */
function changedPaths(draft: Draft, kept: Draft | null): string[] {
  return draft.files.filter(({ path, text }) => !kept || textOf(kept, path) !== text).map(({ path }) => path);
}

/** Holds a draft in this tab, where it says more than what is kept; says whether it is held. */
export function holdUnkept(work: KeptDraft, kept: Draft | null): boolean {
  const { draft } = work;
  const paths = changedPaths(draft, kept);
  if (paths.length === 0 && draft.files.length === kept?.files.length) {
    letGo(draft.id);
    return false;
  }
  const unkept: Unkept = { work, since: kept?.changedAt ?? null, paths };
  return holdInTab(keyOf(draft.id), JSON.stringify(unkept));
}

/** Nothing of a draft waits in this tab any more. */
export function letGo(id: string): void {
  dropFromTab(keyOf(id));
}

/** What waits in this tab of a draft; null where nothing does that can be read. */
export function unkeptOf(id: string): Unkept | null {
  try {
    const { work, since, paths } = JSON.parse(heldInTab(keyOf(id)) ?? 'null') as Unkept;
    return { work: readKept(work), since, paths: paths.map(String) };
  } catch {
    return null;
  }
}

interface Step {
  readonly draft: Draft;
  readonly history: History;
}

/** Whether what is kept went on from what waits, so that taking edits back comes to it. */
function wentOnFrom(kept: Step, { work, paths }: Unkept): boolean {
  const reaches = ({ draft }: Step): boolean => paths.every((path) => textOf(draft, path) === textOf(work.draft, path));
  for (let step: Step | null = kept; step; step = undone(step.draft, step.history)) if (reaches(step)) return true;
  return false;
}

/** A draft with another text of one of its files; an edit where it has the file, so that it can be taken back. */
function writtenOver({ draft, history }: Step, path: string, text: string): Step {
  const before = textOf(draft, path);
  if (before === null) return { draft: { ...draft, files: [...draft.files, { path, text }], open: path }, history };
  const edit = editBetween(path, before, text);
  return edit ? { draft: { ...edited(draft, edit), open: path }, history: noted(history, edit, false) } : { draft, history };
}

/**
 * A draft as it is kept with what waits in this tab as its newest text. Where another tab has kept something else meanwhile,
 * what waits is an edit of that: taking it back comes to what the other tab wrote.
 */
export function takenUp(kept: KeptDraft | null, unkept: Unkept): KeptDraft {
  const { work, since, paths } = unkept;
  if (!kept) return work;
  if (kept.draft.changedAt === since) return { ...work, draft: { ...work.draft, name: kept.draft.name } };
  if (wentOnFrom(kept, unkept)) return kept;
  return paths.reduce<Step>((step, path) => writtenOver(step, path, textOf(work.draft, path) ?? ''), kept);
}
