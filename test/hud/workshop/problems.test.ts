import { expect, it } from 'vitest';
import type { Finding } from '../../../src/catalogue/index.ts';
import { fixLabel } from '../../../src/hud/workshop/problems.tsx';

function labelOf(replacement: string): string {
  const fix = { line: 1, column: 1, length: 3, replacement };
  const found = { severity: 'error', file: 'a.yaml', line: 1, column: 1, path: '', message: 'unknown key "lep"', excerpt: '' } as const;
  return fixLabel({ ...found, hint: 'did you mean "leap"?', fix } as Finding);
}

it('the key that mends says what it does, and asks nothing', () => {
  expect(['leap', '', ' leap: 2\n', 'a: 1\nb: 2', 'x'.repeat(90)].map(labelOf)).toEqual([
    'Write leap',
    'Take it away',
    'Write leap: 2',
    'Put it right',
    'Put it right',
  ]);
});
