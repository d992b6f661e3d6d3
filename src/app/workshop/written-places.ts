import type { DraftCard } from './messages.ts';
import { valueAt, type ResolvedLine } from '../../hud/workshop/index.ts';

/** A value in a line, as YAML would have it. */
export function inLine(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ': ');
  return text.length > 120 ? `${text.slice(0, 118)} …` : text;
}

/** A line of a file. */
export interface Written {
  readonly file: string;
  readonly line: number;
}

function writtenAt(origin: string): Written {
  const cut = origin.lastIndexOf(':');
  return { file: origin.slice(0, cut), line: Number(origin.slice(cut + 1)) };
}

/** Where the first value below a path of a card is written; null where there is none. */
export function placeOfStep({ origins }: Pick<DraftCard, 'origins'>, path: string): Written | null {
  const origin = Object.entries(origins).find(([each]) => each.startsWith(`${path}.`))?.[1];
  return origin === undefined ? null : writtenAt(origin);
}

/** Every value of a card with the place where it is written; `files` are those of the draft. */
export function resolvedLines({ value, origins }: DraftCard, files: ReadonlySet<string>): ResolvedLine[] {
  return Object.entries(origins).map(([path, origin]) => {
    const { file, line } = writtenAt(origin);
    return { path, value: inLine(valueAt(value, path.split('.'))), file, line, own: files.has(file) };
  });
}
