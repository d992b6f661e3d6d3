import { readSheet, Sheet } from '../../catalogue/index.ts';
import { SetupError } from '../../engine/bout/index.ts';
import { ReadError, ScenarioError } from '../../session/index.ts';
import { FindingsError } from '../fault.ts';
import { readText } from './text-file.ts';

/** Reads a file of YAML or JSON that people write. Throws `FindingsError` with line and column for broken text. */
export function readSheetFile(path: string): Sheet {
  const text = readText(path);
  // JSON may be indented with tabs, and has none inside its texts.
  const read = readSheet({ path, text: path.endsWith('.json') ? text.replaceAll('\t', ' ') : text });
  if (read instanceof Sheet) return read;
  throw new FindingsError(read);
}

/** Keys of positions as scenarios write them. */
const WRITTEN: Readonly<Record<string, string>> = { tieNumber: 'tie' };

/** A field of a set-up as the file has it: scenarios write a position without a key of its own. */
function fieldIn(sheet: Sheet, field: string): string {
  if (!field.startsWith('position.') || sheet.has('position')) return field;
  const inside = field.slice('position.'.length);
  return WRITTEN[inside] ?? inside;
}

/** What a session or the rules refuse in a file, as findings with a place; any other error as it is. */
export function blamed(sheet: Sheet, error: unknown): unknown {
  if (!(error instanceof ReadError || error instanceof SetupError || error instanceof ScenarioError)) return error;
  return new FindingsError([sheet.fault(fieldIn(sheet, error.field), error.message)]);
}

/** Does something with what a file says. Throws `FindingsError` for what is refused in it. */
export function withBlame<T>(sheet: Sheet, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(sheet, error);
  }
}
