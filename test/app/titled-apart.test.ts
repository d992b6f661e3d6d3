import { expect, it } from 'vitest';
import { titledApart } from '../../src/app/duel/facts.ts';

it('sides of the same classes are told apart by those who stand in them, others keep their titles', () => {
  expect(titledApart(['Medium', 'Heavy', 'Medium'], [['Lucius Trippo'], ['Gaius Snappo'], ['Quintus Knucklo']])).toEqual([
    'Medium (Lucius Trippo)',
    'Heavy',
    'Medium (Quintus Knucklo)',
  ]);
  expect(
    titledApart(
      ['two thraeces', 'two thraeces'],
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    ),
  ).toEqual(['two thraeces (A and B)', 'two thraeces (C and D)']);
});
