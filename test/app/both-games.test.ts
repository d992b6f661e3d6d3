import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files whose sentences hunters and gladiators read alike. */
const SHARED = ['app.tsx', 'page-notices.ts', 'screens/arena.tsx', 'screens/scenario.tsx'];

/** Sentences in quotes and between tags: more than one word, and not code. */
function sentencesOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^import .*$/gm, '');
  return [...code.matchAll(/'([^'\n]+)'|>([^<>=]+)</g)]
    .map(([, quoted, between]) => (quoted ?? between!).trim())
    .filter((text) => /\w \w/.test(text));
}

it.each(SHARED)('%s speaks of a hunt to nobody who may be a gladiator', (file) => {
  const sentences = sentencesOf(readFileSync(`src/app/${file}`, 'utf8'));
  expect(sentences.length).toBeGreaterThan(2);
  expect(sentences.filter((text) => /\bhunts?\b/i.test(text) && !/\bbouts?\b/i.test(text))).toEqual([]);
});
