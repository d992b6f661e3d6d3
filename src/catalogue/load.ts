import { assemble } from './assemble.ts';
import { settleClashes } from './clashes.ts';
import { of, type Draft } from './draft.ts';
import { readDraft } from './entries.ts';
import { compareFindings, toFinding, type Problem } from './finding.ts';
import { lintDraft } from './lint/index.ts';
import { sortIntoPacks } from './packs.ts';
import { readSource } from './read.ts';
import type { Catalogue, ContentFile, Finding } from './types.ts';

export interface LoadResult {
  /** Null when what is sound is not enough to play with. */
  readonly catalogue: Catalogue | null;
  /** Everything wrong with all files, by file and line. Without errors every card is in the catalogue. */
  readonly findings: readonly Finding[];
}

/** Text in, frozen catalogue out. Faulty files and cards are left out and named; the rest loads. */
export function loadCatalogue(files: readonly ContentFile[]): LoadResult {
  const problems: Problem[] = [];
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const sources = sorted.flatMap((file) => readSource(file, problems) ?? []);
  const { packs, files: packed } = sortIntoPacks(sources, problems);
  const draft = lintDraft(settleClashes(readDraft(packs, packed, problems), problems), problems);
  if (!usable(draft) && !problems.some(({ severity }) => severity === 'error')) problems.push(nothingToPlay(sorted));
  return { catalogue: usable(draft) ? assemble(draft) : null, findings: toFindings(problems, sorted) };
}

function usable(draft: Draft): boolean {
  return of(draft, 'beast').length > 0 && of(draft, 'arena').length > 0;
}

function nothingToPlay(files: readonly ContentFile[]): Problem {
  const at = { file: files[0]?.path ?? '(no files)', line: 1, column: 1, length: 1 };
  return { severity: 'error', at, path: [], message: 'no sound beast and arena in these files: nothing to play with' };
}

function toFindings(problems: readonly Problem[], files: readonly ContentFile[]): Finding[] {
  const lines = new Map<string, string[]>();
  const linesOf = (path: string): string[] => {
    const known = lines.get(path) ?? files.find((file) => file.path === path)?.text.split(/\r?\n/) ?? [];
    lines.set(path, known);
    return known;
  };
  const unique = new Map(problems.map((problem) => [JSON.stringify([problem.at, problem.message]), problem]));
  return [...unique.values()].map((problem) => toFinding(problem, linesOf(problem.at.file))).sort(compareFindings);
}
