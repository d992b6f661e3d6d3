import { expect, test } from 'vitest';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import type { HuntGame } from '../../../../src/games/damnatio/desk/index.ts';
import { beginSession, positionHash } from '../../../../src/session/index.ts';
import { kit } from '../../../support/core-content.ts';

/** Where a hunt stands after all answers, as records name it. */
function endOf(beasts: readonly string[], seed: string, answers: number): string {
  const session = beginSession<HuntGame>(kit, huntSetup({ beasts }), seed);
  const player = seededRng(seed);
  for (let i = 0; i < answers && session.decision(); i += 1) session.play(policies.skilled(session.bout, player));
  return positionHash(session.bout);
}

/** Positions as they were before there were hunts of several beasts; records that players keep name them. */
test.each([
  ['lion', 'a', 12, 'ecf0d533175ee741'],
  ['bull', 'b', 500, 'b6a396f42138271a'],
  ['bear', 'c', 500, 'ddfc3136fbbb95c4'],
  ['bear', 'd', 20, '3da950d99830d4bb'],
] as const)(
  'the hunt of a %s from seed %s comes after %s answers to the position that records of it name',
  (beast, seed, answers, hash) => {
    expect(endOf([beast], seed, answers)).toBe(hash);
  },
);

test('beast against beast comes to the position that records of it name', () =>
  expect(endOf(['lion', 'bull'], 'e', 500)).toBe('82c13e2424365fb6'));
