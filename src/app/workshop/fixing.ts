import type { Finding } from '../../catalogue/index.ts';
import { offsetOf } from '../../hud/workshop/index.ts';
import type { Edit } from './draft.ts';

/** The edit that mends what a finding names; null where none is known, or the text has moved on. */
export function editOf({ fix, file }: Finding, text: string): Edit | null {
  if (!fix) return null;
  const from = offsetOf(text, fix.line, fix.column);
  const removed = text.slice(from, from + fix.length);
  return removed.length === fix.length ? { path: file, from, removed, inserted: fix.replacement } : null;
}
