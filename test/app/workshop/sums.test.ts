import { describe, expect, it } from 'vitest';
import { Gathered, longestOf, meanOf, meanWithin, mostOf, pairedMean } from '../../../src/app/workshop/measure/sums.ts';

const outcomes = (hopes: number[]) => ({ hopes, rounds: hopes.map((hope) => hope + 5), won: hopes.map((hope) => (hope > 0 ? 1 : 0)) });

describe('what bouts came to', () => {
  it('is a mean with the interval that holds it 19 times in 20', () => {
    const { value, half } = meanWithin([1, 2, 3, 4]);
    expect(value).toBe(2.5);
    expect(half).toBeCloseTo(1.959964 * Math.sqrt(5 / 3 / 4), 6);
    expect(meanWithin([]).half).toBe(Infinity);
  });

  it('is compared bout by bout, only where both have played, in whatever order they came', () => {
    const [card, parent] = [new Gathered(), new Gathered()];
    card.add(2, outcomes([3, 3]));
    card.add(0, outcomes([1, 2]));
    parent.add(0, outcomes([0, 1, 2]));
    expect(card.count).toBe(4);
    expect(meanOf(card, 'hopes').value).toBe(2.25);
    expect(pairedMean(card, parent, 'hopes')).toMatchObject({ value: 1, half: 0, count: 3 });
  });

  it('finds the bout that is most of something, the first of equals', () => {
    const rounds = [3, 9, 9, 1];
    expect(mostOf(4, (i) => rounds[i]!)).toEqual({ index: 1, value: 9 });
    expect(mostOf(2, () => null)).toBeNull();
  });

  it('knows the longest bout while bouts before it are still wanting', () => {
    const late = new Gathered();
    expect(longestOf(late)).toBe(0);
    late.add(20, outcomes([7, 9]));
    expect(longestOf(late)).toBe(14);
  });
});
