import { termOf } from '../../../../src/games/munera/rules/state/terms.ts';
import { face } from '../../../support/sand.ts';
import { expect, test } from 'vitest';

test('M-142: terms of one rule and value keep their own reasons, and each is made once', () => {
  const one = termOf('M-999', 1, 'tired');
  expect(one).toEqual({ rule: 'M-999', value: 1, reason: 'tired' });
  expect(termOf('M-999', 1, 'injured')).toEqual({ rule: 'M-999', value: 1, reason: 'injured' });
  expect(termOf('M-999', 1, 'tired')).toBe(one);
});

test('M-041: the decision that everybody shares cannot be changed', () => {
  const decision = face(3).bout.decision()!;
  expect(Object.isFrozen(decision)).toBe(true);
  expect(Object.isFrozen(decision.figures)).toBe(true);
});
