import { expect, it } from 'vitest';
import { numbersInWords, withReach } from '../../../src/hud/fight/reach.ts';

it('says what the numbers on the hexes are by one that is there', () => {
  const drawn = { marks: [], ways: [], labels: [1, 2, 3].map((cell) => ({ cell, text: ['', 'free', '2', '3'][cell]! })) };
  const shown = withReach(drawn, {
    foes: ['a'],
    chances: new Map([
      [1, 0.5],
      [2, 1 / 6],
    ]),
  });
  expect(shown.labels.map(({ text }) => text)).toEqual(['free\n50%', '2\n17%', '3']);
  expect(numbersInWords(shown, 'AP')).toBe('2 over 17%: costs 2 AP, struck 17 %');
  expect(numbersInWords({ labels: [{ cell: 1, text: '50%' }] }, 'AP')).toBe('% on a hex: struck there');
});
