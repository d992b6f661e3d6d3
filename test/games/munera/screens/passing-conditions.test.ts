import { expect, test } from 'vitest';
import { boardAfter } from '../../../../src/hud/fight/index.ts';
import { muneraBoard } from '../../../../src/games/munera/screens/board.ts';
import type { MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import { face, Sand } from '../../../support/sand.ts';

/** The conditions of everybody by the position, and by the events that led to it from the position before. */
function after(sand: Sand, ...actions: readonly MuneraAction[]) {
  let board = muneraBoard.of({ world: sand.bout.world, state: sand.bout.state });
  const before = sand.events.length;
  sand.play(...actions);
  for (const event of sand.events.slice(before)) board = boardAfter(muneraBoard, board, event);
  const sorted = ({ figures }: typeof board) => figures.map(({ conditions }) => conditions.toSorted());
  return { told: sorted(board), stand: sorted(muneraBoard.of({ world: sand.bout.world, state: sand.bout.state })) };
}

test('M-167: a floored man is shown as such until the turn ends', () => {
  const sand = new Sand({
    fighters: [
      { card: 'gaetulian', at: [0, 0] },
      { card: 'thraex', at: [3, 0], facing: 3 },
    ],
    dice: [2, 2],
  });
  const floored = after(sand, sand.attackWith('dart'));
  expect(floored).toEqual({ told: [[], ['down', 'floored']], stand: [[], ['down', 'floored']] });
  const judged = after(sand, { type: 'end' });
  expect(judged).toEqual({ told: [[], ['down']], stand: [[], ['down']] });
});

test('M-151: of a second fall nothing stays but that he is down', () => {
  const sand = face(3, { a: 'gaetulian', b: { card: 'thraex', at: [3, 0], down: true }, dice: [4, 4] });
  expect(after(sand, sand.attackWith('dart'))).toEqual({ told: [[], ['down']], stand: [[], ['down']] });
  expect(sand.all('condition').map(({ condition }) => condition)).toContain('fallen-again');
});

test('M-321: a feint is shown until the turn ends', () => {
  const sand = face(3, { b: 'thraex', turn: { ap: 3 } });
  expect(after(sand, { type: 'feint' })).toEqual({ told: [['feinting'], []], stand: [['feinting'], []] });
  expect(after(sand, { type: 'end' })).toEqual({ told: [[], []], stand: [[], []] });
});
