import type { Finding, Fix } from './types.ts';
import type { Path, Place } from './tree.ts';

/** A fault before its excerpt is cut out of the file. */
export interface Problem {
  readonly severity: Finding['severity'];
  readonly at: Place;
  readonly path: Path;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly rule?: string | undefined;
  readonly fix?: Edit | undefined;
  /** A key that is not there. */
  readonly missing?: string;
  /** The file of a card that is left out, because of which this is said. */
  readonly waitsFor?: string | undefined;
}

/** Something written, and what to write there instead. */
export interface Edit {
  readonly at: Place;
  readonly replacement: string;
}

const WIDEST = 100;

/** The line with carets under the place; long lines are cut to a window round it. */
function excerpt(line: string, place: Place): string {
  const start = place.column - 1 > WIDEST - 20 ? place.column - 1 - 40 : 0;
  const shown = line.slice(start, start + WIDEST);
  const column = place.column - 1 - start;
  const carets = Math.max(1, Math.min(place.length, shown.length - column));
  const number = String(place.line);
  return `${number} | ${shown}\n${' '.repeat(number.length)} | ${' '.repeat(column)}${'^'.repeat(carets)}`;
}

/** An edit of another file than that of its finding is nobody's to make. */
function fixOf({ at, fix }: Problem): Fix | null {
  if (!fix || fix.at.file !== at.file) return null;
  const { line, column, length } = fix.at;
  return { line, column, length, replacement: fix.replacement };
}

export function toFinding(problem: Problem, lines: readonly string[]): Finding {
  const { severity, at, path, message, hint, rule, waitsFor } = problem;
  const fix = fixOf(problem);
  return {
    severity,
    file: at.file,
    line: at.line,
    column: at.column,
    path: path.join('.'),
    message,
    ...(hint === undefined ? {} : { hint }),
    excerpt: excerpt(lines[at.line - 1] ?? '', at),
    ...(rule === undefined ? {} : { rule }),
    ...(fix && { fix }),
    ...(waitsFor === undefined ? {} : { waitsFor }),
  };
}

/** By file, line and column, so that output does not depend on the order of the passes. */
export function compareFindings(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : a.message > b.message ? 1 : 0);
}

/** A path with items of lists counted from 1, as messages count steps. */
function asCounted(path: string): string {
  return path.replace(/(^|\.)(\d+)(?=\.|$)/g, (_, dot: string, place: string) => `${dot}${Number(place) + 1}`);
}

/** Control characters, and marks that turn the direction of writing: a terminal would obey them. */
const OBEYED = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text of a stranger as one line that a terminal may be given, with as many letters. */
export function inOneLine(text: string): string {
  return text.replace(OBEYED, '\ufffd');
}

export function formatFinding(finding: Finding): string {
  const { file, line, column, severity, path, message, rule, hint } = finding;
  const head = `${file}:${line}:${column} ${severity}: ${path ? `${asCounted(path)}: ` : ''}${message}${rule ? ` [${rule}]` : ''}`;
  const shown = finding.excerpt.replace(OBEYED, (mark) => (mark === '\n' || mark === '\t' ? mark : inOneLine(mark)));
  const below = shown.replace(/^/gm, '  ');
  return hint ? `${inOneLine(head)}\n${below} ${inOneLine(hint)}` : `${inOneLine(head)}\n${below}`;
}
