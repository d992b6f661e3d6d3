import type { DraftCard } from './messages.ts';
import type { ResolvedLine, YamlPath } from '../../hud/workshop/index.ts';

/** What stands at a path of a value; undefined where nothing does. */
export function at(value: unknown, path: YamlPath): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Readonly<Record<string | number, unknown>>)[step];
  }
  return here;
}

/** A value in a line, as YAML would have it. */
export function inLine(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ': ');
  return text.length > 120 ? `${text.slice(0, 118)} …` : text;
}

/** Every value of a card with the place where it is written; `files` are those of the draft. */
export function resolvedLines({ value, origins }: DraftCard, files: ReadonlySet<string>): ResolvedLine[] {
  return Object.entries(origins).map(([path, origin]) => {
    const cut = origin.lastIndexOf(':');
    const file = origin.slice(0, cut);
    return { path, value: inLine(at(value, path.split('.'))), file, line: Number(origin.slice(cut + 1)), own: files.has(file) };
  });
}
