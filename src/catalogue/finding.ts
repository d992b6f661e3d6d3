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

/** The edits that can be made at once, in order; of some that overlap, or put something into one place, the first. */
export function fixesApart<T extends Fix>(fixes: readonly T[]): T[] {
  const apart: T[] = [];
  for (const fix of fixes.toSorted((a, b) => a.line - b.line || a.column - b.column)) {
    const before = apart.at(-1);
    if (!before || before.line !== fix.line || before.column + Math.max(1, before.length) <= fix.column) apart.push(fix);
  }
  return apart;
}

/** A text with edits made, the last first, so that none moves another; of edits that overlap the first is made. */
export function fixed(text: string, fixes: readonly Fix[]): string {
  const lines = text.split('\n');
  for (const { line, column, length, replacement } of fixesApart(fixes).toReversed()) {
    const before = lines[line - 1];
    if (before !== undefined) lines[line - 1] = before.slice(0, column - 1) + replacement + before.slice(column - 1 + length);
  }
  return lines.join('\n');
}

/** Findings that go with the faults of a file. */
export interface Waiting {
  readonly file: string;
  readonly count: number;
}

/** Problems with the file that has the cause: a card may wait for one that waits itself. */
export function withCauses(problems: readonly Problem[]): Problem[] {
  const own = new Set(problems.flatMap(({ severity, at, waitsFor }) => (severity === 'error' && waitsFor === undefined ? [at.file] : [])));
  const next = new Map(problems.flatMap(({ at, waitsFor }) => (waitsFor === undefined || own.has(at.file) ? [] : [[at.file, waitsFor]])));
  return problems.map((problem) => {
    if (problem.waitsFor === undefined) return problem;
    const seen = new Set<string>();
    let file = problem.waitsFor;
    while (next.has(file) && !seen.has(file)) {
      seen.add(file);
      file = next.get(file)!;
    }
    return { ...problem, waitsFor: file };
  });
}

/** What is wrong, and apart from it how much only waits for that. */
export function causesOf(findings: readonly Finding[]): { readonly causes: Finding[]; readonly waiting: Waiting[] } {
  const counts = new Map<string, number>();
  for (const { waitsFor } of findings) if (waitsFor !== undefined) counts.set(waitsFor, (counts.get(waitsFor) ?? 0) + 1);
  return {
    causes: findings.filter(({ waitsFor }) => waitsFor === undefined),
    waiting: [...counts].map(([file, count]) => ({ file, count })),
  };
}

export function waitingLine({ file, count }: Waiting): string {
  return `${count} ${count === 1 ? 'other waits' : 'others wait'} for ${file}`;
}

/** Every cause in full, and what comes of it in a line. */
export function formatFindings(findings: readonly Finding[]): string[] {
  const { causes, waiting } = causesOf(findings);
  return [...causes.map(formatFinding), ...waiting.map((each) => inOneLine(waitingLine(each)))];
}
