import { createTwoFilesPatch } from 'diff';
import { parseDocument, visit } from 'yaml';
import { toFinding } from './finding.ts';
import { migrateDocument, waysOf } from './formats.ts';
import type { GameCards } from './game-cards.ts';
import { kindsOf, libraryOf } from './library.ts';
import { parseAmended } from './parse.ts';
import type { ContentFile, Finding } from './types.ts';

/** A file in the present format. */
export interface MigratedFile {
  readonly text: string;
  /** Unified diff from the old text to the new; empty when nothing changed. */
  readonly diff: string;
  /** Formats that cards of it were in; empty when it is in the present one. */
  readonly from: readonly string[];
  /** What is wrong with a file that cannot be read; it stays as it is then. */
  readonly findings: readonly Finding[];
}

/** Lists in brackets without spaces inside, as cards are written: `[1, 2]`, but `{ a: 1 }`. */
function tightened(text: string): string {
  const spaces: (readonly [number, number])[] = [];
  visit(parseDocument(text, { uniqueKeys: false }), {
    Seq: (_, { flow, range }) => {
      if (!flow || !range) return;
      const inner = text.slice(range[0] + 1, range[1] - 1);
      if (inner.includes('\n') || inner.trim() === '') return;
      spaces.push([range[0] + 1, inner.length - inner.trimStart().length]);
      spaces.push([range[0] + 1 + inner.trimEnd().length, inner.length - inner.trimEnd().length]);
    },
  });
  return spaces
    .toSorted(([a], [b]) => b - a)
    .reduce((before, [start, length]) => before.slice(0, start) + before.slice(start + length), text);
}

/** Brings a file to the present format of these games, comments and all. */
export function migrateFile(file: ContentFile, games: readonly GameCards[]): MigratedFile {
  const same = { text: file.text, diff: '', from: [], findings: [] };
  const { document, problems } = parseAmended(file, () => []);
  if (!document) return { ...same, findings: problems.map((problem) => toFinding(problem, file.text.split(/\r?\n/))) };
  const migrated = migrateDocument(document, waysOf(kindsOf(libraryOf(games))));
  if (migrated.length === 0) return same;
  const text = tightened(document.toString({ lineWidth: 0, flowCollectionPadding: true }));
  const diff = createTwoFilesPatch(file.path, file.path, file.text, text, undefined, undefined, { context: 2 });
  return { text, diff, from: [...new Set(migrated.map(({ from }) => from))], findings: [] };
}
