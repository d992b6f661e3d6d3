import type { Finding } from '../../catalogue/index.ts';
import type { EditorProblem } from '../../hud/workshop/index.ts';
import { fixLabel, offsetOf } from '../../hud/workshop/index.ts';
import type { Draft, Edit } from './draft.ts';
import { textOf } from './draft.ts';
import type { Workbench } from './workbench.ts';

/** The edit that mends what a finding names; null where none is known, or what it was found in is no longer what is written. */
export function editOf({ fix, file }: Finding, checked: Draft, draft: Draft): Edit | null {
  const text = textOf(draft, file);
  if (!fix || text === null || text !== textOf(checked, file)) return null;
  const from = offsetOf(text, fix.line, fix.column);
  return { path: file, from, removed: text.slice(from, from + fix.length), inserted: fix.replacement };
}

/** Mends what a finding names, where that is sure; a newer text is being checked already, and has findings of its own. */
export function mend(workbench: Workbench, finding: Finding): void {
  const edit = editOf(finding, workbench.checked.peek(), workbench.draft.peek());
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
