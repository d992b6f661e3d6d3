import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { sharesInWords, wholeShares } from '../../../src/hud/common/index.ts';

it('shares of a whole add to a hundred, each no further from the truth than a whole per cent', () => {
  assert(
    property(array(integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 }), (parts) => {
      const all = parts.reduce((sum, part) => sum + part, 0);
      const shares = wholeShares(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(all > 0 ? 100 : 0);
      shares.forEach((share, place) => expect(Math.abs(share - (all > 0 ? (100 * parts[place]!) / all : 0))).toBeLessThan(1));
    }),
  );
});

it('what three thirds come to, and what is neither certain nor impossible', () => {
  expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharesInWords([0.999, 0.001, 0])).toEqual(['>99 %', '<1 %', '0 %']);
  expect(sharesInWords([3, 0])).toEqual(['100 %', '0 %']);
});
