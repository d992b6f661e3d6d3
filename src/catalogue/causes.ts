import { formatFinding, inOneLine, type Problem } from './finding.ts';
import type { Finding } from './types.ts';

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
