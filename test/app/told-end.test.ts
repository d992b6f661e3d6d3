import { expect, test } from 'vitest';
import { whyOtherwise } from '../../src/app/lost-replay.ts';

test('a game that its record does not come to again says whether the cards are others or the record is', () => {
  expect(whyOtherwise({ kind: 'other-content', matches: false, packs: [], stopped: null })).toMatch(/other cards or rules/);
  for (const seal of [
    { kind: 'altered', field: 'setup' },
    { kind: 'differs', round: 3, step: 4, reason: '', stopped: null },
  ] as const) {
    expect(whyOtherwise(seal)).toMatch(/altered or damaged/);
    expect(whyOtherwise(seal)).not.toMatch(/other cards/);
  }
});
