import { expect, test } from 'vitest';
import { face, Sand } from '../../support/sand.ts';

test.each([
  ['front', 3, 1],
  ['left', 4, 1],
  ['left', 5, 1],
  ['right', 2, 0],
  ['right', 1, 0],
  ['rear', 0, 0],
])('M-280: covers %s (facing %i): Save %i', (_, facing, save) => {
  const sand = face(facing, { b: 'retiarius', dice: save > 0 ? [6, 1, 1] : [6, 5] });
  sand.play(sand.attackWith('sword')).done();
  expect(sand.last('saved').save).toBe(save);
});

test('M-281: no special event takes it: a Double 5 knocks him down', () => {
  const sand = face(3, { b: 'retiarius', dice: [5, 5] });
  sand.play(sand.attackWith('sword')).done();
  expect(sand.fighter(1).down).toBe(true);
  expect(sand.gear(1)).toContain('galerus');
});

test('M-281: it can neither strike nor be shed nor dropped', () => {
  const sand = face(3, { a: 'retiarius' });
  expect(sand.refusedBy(sand.attackWith('galerus'))).toBe('M-114');
  expect(sand.refusedBy({ type: 'discard', item: sand.carried('galerus') })).toBe('M-058');
  expect(sand.refusedBy({ type: 'drop', item: sand.carried('galerus') })).toBe('M-080');
});

test('M-282: light armour for the AP die: 1 gives 2', () => {
  const sand = new Sand({ fighters: [{ card: 'retiarius', at: [0, 0] }, { card: 'gaul', at: [4, 0] }], turn: { ap: null }, dice: [1] });
  expect(sand.done().turn.ap).toBe(2);
  expect(sand.apTerms(0)).toEqual(['M-046 1']);
});

test('M-283: a trident beside it is used with both hands', () => {
  const sand = face(3, { a: 'retiarius', b: 'secutor', dice: [6, 3, 1] });
  sand.play(sand.attackWith('trident')).done();
  expect(sand.last('saved').save).toBe(2);
});
