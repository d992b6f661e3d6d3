import type { Finding } from '../catalogue/index.ts';
import { fixed, fixesApart, inOneLine } from '../catalogue/index.ts';
import { textToChange } from './content-files.ts';
import { writeText } from './writing.ts';

/** An edit that was made, at the place where its finding stood at that moment. */
export interface Mended extends Pick<Finding, 'file' | 'line' | 'column' | 'message'> {
  /** What stood there; empty where something was put in. */
  readonly was: string;
  /** What stands there now; empty where something was taken away. */
  readonly is: string;
}

/** An edit can bring faults to light that were hidden; more often than so, one of them would undo another. */
const MOST_ROUNDS = 20;

/** Makes the sure edits of a file. */
function mendFile(file: string, findings: readonly Finding[]): Mended[] {
  const text = textToChange(file);
  const lines = text.split('\n');
  const edits = fixesApart(findings.flatMap(({ fix, message }) => (fix ? [{ ...fix, message }] : [])));
  writeText(file, fixed(text, edits));
  return edits.map(({ line, column, length, replacement, message }) => {
    const was = (lines[line - 1] ?? '').slice(column - 1, column - 1 + length);
    return { file, line, column, message, was, is: replacement };
  });
}

/** Makes the sure edits of findings, looks again, and goes on until nothing more is sure. */
export function mended(look: () => readonly Finding[]): readonly Mended[] {
  const all: Mended[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sure = look().filter(({ fix }) => fix);
    if (sure.length === 0) break;
    for (const path of new Set(sure.map(({ file }) => file)))
      all.push(
        ...mendFile(
          path,
          sure.filter(({ file }) => file === path),
        ),
      );
  }
  return all;
}

function told({ was, is }: Mended): string {
  if (was === '') return `${is.trim()} put in`;
  return is === '' ? `${was.trim()} taken away` : `${was} → ${is}`;
}

/** An edit as a line of a terminal. */
export function mendedText(edit: Mended): string {
  const { file, line, column, message } = edit;
  return inOneLine(`${file}:${line}:${column} mended: ${message}: ${told(edit)}`);
}
