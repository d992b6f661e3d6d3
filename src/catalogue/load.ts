import { assemble } from './assemble.ts';
import { settleClashes } from './clashes.ts';
import type { Draft } from './draft.ts';
import { readDraft } from './entries.ts';
import { compareFindings, toFinding, type Problem } from './finding.ts';
import type { GameCards } from './game-cards.ts';
import { kindsOf, libraryOf, typesOf } from './library.ts';
import { lintDraft } from './lint/index.ts';
import { formatsOf } from './formats.ts';
import { withFullNames } from './naming.ts';
import { sortIntoPacks } from './packs.ts';
import { brokenIds, readSources } from './read.ts';
import type { Catalogue, ContentFile, Finding } from './types.ts';

export interface LoadResult {
  /** Null when what is sound is not enough to play any game with. */
  readonly catalogue: Catalogue | null;
  /** Everything wrong with all files, by file and line. Without errors every card is in the catalogue. */
  readonly findings: readonly Finding[];
}

/** Text in, frozen catalogue of these games out. Faulty files and cards are left out and named; the rest loads. */
export function loadCatalogue(files: readonly ContentFile[], games: readonly GameCards[]): LoadResult {
  const problems: Problem[] = [];
  const library = libraryOf(games);
  const kinds = [...typesOf(library).keys()];
  const formats = formatsOf(kindsOf(library));
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const sources = sorted.flatMap((file) => readSources(file, kinds, formats, problems));
  const { packs, files: packed } = sortIntoPacks(sources, problems);
  const full = withFullNames(library, packs, packed, problems);
  const read = settleClashes(readDraft(library, { packs, files: full, broken: brokenIds(sorted) }, problems), problems);
  const draft = lintDraft(read, games, problems);
  const playable = games.filter((game) => game.lacks(draft) === null);
  if (playable.length === 0 && !problems.some(({ severity }) => severity === 'error')) problems.push(nothingToPlay(draft, games, sorted));
  return { catalogue: playable.length > 0 ? assemble(draft, playable) : null, findings: toFindings(problems, sorted) };
}

function nothingToPlay(draft: Draft, games: readonly GameCards[], files: readonly ContentFile[]): Problem {
  const at = { file: files[0]?.path ?? '(no files)', line: 1, column: 1, length: 1 };
  const lacking = games.flatMap((game) => game.lacks(draft) ?? []);
  const message = `nothing to play with in these files: there is no sound ${lacking.join(', nor a sound ')}`;
  return { severity: 'error', at, path: [], message };
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
