import type { Finding } from '../../catalogue/index.ts';
import type { EditorProblem } from '../../hud/workshop/index.ts';
import { fixLabel, offsetOf } from '../../hud/workshop/index.ts';
import type { Edit } from './draft.ts';
import { textOf } from './draft.ts';
import type { Workbench } from './workbench.ts';

/** The edit that mends what a finding names; null where none is known, or the text has moved on. */
export function editOf({ fix, file }: Finding, text: string): Edit | null {
  if (!fix) return null;
  const from = offsetOf(text, fix.line, fix.column);
  const removed = text.slice(from, from + fix.length);
  return removed.length === fix.length ? { path: file, from, removed, inserted: fix.replacement } : null;
}

/** Mends what a finding names, where that is sure. */
export function mend(workbench: Workbench, finding: Finding): void {
  const edit = editOf(finding, textOf(workbench.draft.peek(), finding.file) ?? '');
  if (edit) workbench.edit(edit);
}

/** What is wrong with the file that is open, as the editor shows it. */
export function problemsOf(workbench: Workbench): EditorProblem[] {
  const { open } = workbench.draft.value;
  return workbench.findings.value
    .filter(({ file }) => file === open)
    .map((finding) => ({
      line: finding.line,
      column: finding.column,
      length: /\^+/.exec(finding.excerpt)?.[0].length ?? 1,
      severity: finding.severity,
      message: [finding.message, finding.hint].filter(Boolean).join('. '),
      fix: finding.fix ? { label: fixLabel(finding), apply: () => mend(workbench, finding) } : null,
    }));
}
