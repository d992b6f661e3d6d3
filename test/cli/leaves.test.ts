import { expect, it } from 'vitest';
import { byId, leavesOf } from '../../src/cli/card-prose.ts';

const card = { id: 'lion', procedure: [{ id: 'maul', do: ['bite', 'drag'] }, { id: 'rake' }], at: [2, null] };

it('every value of a card has a path, items of lists counted from 1', () => {
  expect(leavesOf(card)).toEqual([
    ['id', '"lion"'],
    ['procedure.1.id', '"maul"'],
    ['procedure.1.do.1', '"bite"'],
    ['procedure.1.do.2', '"drag"'],
    ['procedure.2.id', '"rake"'],
    ['at.1', '2'],
    ['at.2', 'null'],
  ]);
});

it('items that have ids are called by them when two cards are held against each other, wherever they stand', () => {
  const paths = (procedure: readonly object[]) => leavesOf({ procedure }, byId).map(([path]) => path);
  expect(paths(card.procedure)).toEqual(['procedure.maul.id', 'procedure.maul.do.1', 'procedure.maul.do.2', 'procedure.rake.id']);
  expect(paths(card.procedure.toReversed()).toSorted()).toEqual(paths(card.procedure).toSorted());
});
