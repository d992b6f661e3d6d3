import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../session/index.ts';
import type { RuleSources } from './plan.ts';

/** Lines that refuse an answer or a set-up. */
const REFUSING = /\b(refuse|costRefusal|SetupError)\(/;
const RULE = /'([A-Z]-\d{3}[a-z]?)'/g;

function idsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !REFUSING.test(line));
  return lines.flatMap((line) => [...line.matchAll(RULE)].map(([, id]) => id!));
}

/**
 * Rules that the sources of a game name where something happens, and those of its content: what a log can name. Null where
 * there are no sources.
 */
export function rulesInSources<G extends Game>(folder: string, sources: RuleSources<G>, content: G['content']): string[] | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !sources.silent.test(name.replaceAll('\\', '/')),
  );
  const ids = files.flatMap((name) => idsIn(readFileSync(join(folder, name), 'utf8')));
  return [...new Set([...ids, ...sources.ofContent(content)])].sort();
}
