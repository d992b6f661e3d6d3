import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MuneraContent } from '../../rules/index.ts';

/** Files that say what is asked, refused or configured, and put nothing into a log. */
const SILENT = /^(odds|legality)\/|(^|\/)(lex|check|check-state|position|position-check|bout-setup)\.ts$/;
/** Lines that refuse an answer or a set-up. */
const REFUSING = /\b(refuse|costRefusal|SetupError)\(/;

function idsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !REFUSING.test(line));
  return lines.flatMap((line) => [...line.matchAll(/'([MD]-\d{3})'/g)].map(([, id]) => id!));
}

/**
 * Rules that the sources name where something happens, and those of the ranges of weapons: what a log can name. Null
 * where there are no sources.
 */
export function rulesInSources(root: string, { gear }: MuneraContent): string[] | null {
  const folder = join(root, 'src/games/munera/rules');
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !SILENT.test(name.replaceAll('\\', '/')),
  );
  const ids = new Set(files.flatMap((name) => idsIn(readFileSync(join(folder, name), 'utf8'))));
  for (const { bands } of Object.values(gear)) for (const { rule, modifier } of bands) if (modifier !== 0) ids.add(rule);
  return [...ids].sort();
}
