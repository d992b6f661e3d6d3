import { expect, test } from 'vitest';
import { face } from '../../support/sand.ts';

test('M-004 M-119 M-128: attacker die, defender die and save die are drawn in that order', () => {
  const sand = face(3, { dice: [5, 2, 4] });
  sand.play(sand.attackWith('sword')).done();
  expect(sand.last('clashed')).toMatchObject({ faces: [5, 2], difference: 3, result: 'hit' });
  expect(sand.last('saved')).toMatchObject({ face: 4, save: 3, passed: false });
  expect(sand.fighter(1).stamina).toBe(5);
});
