import { expect, test } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { duelTallying } from '../../src/session/index.ts';

const clash = { type: 'clashed', modifiers: [], thrown: 'before', again: false, rules: [] } as const;
const events: readonly BoutEvent[] = [
  {
    type: 'attacked',
    figure: 'red',
    target: 'blue',
    attack: 'sword',
    kind: 'strike',
    area: null,
    modifiers: [],
    chance: null,
    automatic: false,
    rules: [],
  },
  { ...clash, figure: 'red', target: 'blue', faces: [5, 2], difference: 3, result: 'hit' },
  { ...clash, figure: 'blue', target: 'red', faces: [1, 4], difference: -3, result: 'miss' },
];

test('where both men throw in an exchange, the blow counts by the dice of whoever struck it', () => {
  const tallying = duelTallying<never>(() => []);
  const tally = tallying.empty();
  const reader = tallying.reader(tally, null as never);
  for (const event of events) reader.read(event);
  reader.end();
  expect(tally.blows).toEqual({ sword: { used: 1, hits: 1, misses: 0, saved: 0, wounds: 0, felled: 0 } });
});
