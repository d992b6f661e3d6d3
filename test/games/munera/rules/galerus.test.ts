import { expect, test } from 'vitest';
import type { Placed } from '../../../../src/games/munera/rules/index.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

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

const SLEEVED = ['M-018 0', 'M-280 1'];

/** Save terms of a bare man with a galerus and something else on his arm, seen from in front. */
function besides(gear: string, attacker: string, weapon: string, facing = 3, items: Placed['items'] = {}): string[] {
  const b = { card: 'gaul', loadout: arms('none', [gear, 'galerus']), items };
  const sand = face(facing, {
    a: attacker,
    b,
    others: [{ card: 'gaul', side: 'a', at: [2, 0], facing: 3 }],
    dice: facing === 0 ? [6, 5] : [6, 1, 6],
  });
  sand.play(sand.attackWith(weapon));
  return Sand.terms(sand.last('saved').modifiers);
}

const sights: [string, sight: Parameters<typeof besides>, terms: string[]][] = [
  ['a small shield, for a sica lowers that', ['smallShield', 'thraex', 'sica'], SLEEVED],
  ['a small shield that nothing lowers: the shield', ['smallShield', 'murmillo', 'sword'], ['M-018 0', 'M-022 1']],
  ['a large shield, lowered to as much as the galerus: the shield', ['largeShield', 'thraex', 'sica'], ['M-018 0', 'M-023 2', 'M-219 -1']],
  ['a large shield from the right: no galerus there', ['largeShield', 'thraex', 'sica', 2], ['M-018 0', 'M-028 1', 'M-219 -1']],
  ['a cape that a sica lowers', ['cape', 'thraex', 'sica'], SLEEVED],
  ['a cape that is over somebody', ['cape', 'murmillo', 'sword', 3, { 0: { holds: 2 } }], SLEEVED],
];

test.each(sights)('M-219 M-280: the better of galerus and %s', (_, sight, terms) => {
  expect(besides(...sight)).toEqual(terms);
});

test('M-280: behind neither shield nor galerus counts, and that is told once', () => {
  expect(besides('smallShield', 'murmillo', 'sword', 0)).toEqual(['M-018 0', 'M-030 0']);
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
  const sand = new Sand({
    fighters: [
      { card: 'retiarius', at: [0, 0] },
      { card: 'gaul', at: [4, 0] },
    ],
    turn: { ap: null },
    dice: [1],
  });
  expect(sand.done().turn.ap).toBe(2);
  expect(sand.apTerms(0)).toEqual(['M-046 1']);
});

test('M-283: a trident beside it is used with both hands', () => {
  const sand = face(3, { a: 'retiarius', b: 'secutor', dice: [6, 3, 1] });
  sand.play(sand.attackWith('trident')).done();
  expect(sand.last('saved').save).toBe(2);
});
