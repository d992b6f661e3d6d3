import { describe, expect, it } from 'vitest';
import { below, mostOf } from '../../../src/app/career/numbers.tsx';
import { newsText, nightText, sixths, times } from '../../../src/app/career/words.ts';
import { occasionText, readOccasion } from '../../../src/app/occasion.ts';
import { ladder } from '../../support/careers.ts';
import { callThem, drawNames } from '../../../src/session/index.ts';

describe('what the pages of a career say', () => {
  it('puts luck among a hundred careers', () => {
    expect(below(0)).toBeCloseTo(0.5, 5);
    expect(below(1.959964)).toBeCloseTo(0.975, 4);
    expect(below(-1.959964)).toBeCloseTo(0.025, 4);
  });

  it('names all who lead, and says how often in words', () => {
    expect(mostOf(['a', 'b', 'a', 'b', 'c'])).toEqual({ names: ['a', 'b'], count: 2 });
    expect(mostOf([])).toEqual({ names: [], count: 0 });
    expect([0, 1, 2, 3].map(times)).toEqual(['never', 'once', 'twice', '3 times']);
  });

  it('C-004: tells a night that would kill as one that does not, before it and after it, where the law is gentle', () => {
    expect(nightText('dies', false)).toBe('the wounds kill');
    expect(nightText('dies', true)).toBe('he would die, but lies still and may not fight tomorrow');
    expect(sixths({ dies: 2, heals: 4 }, true)).toBe('he would die, but lies still and may not fight tomorrow 2 in 6, healed 4 in 6');
    expect(sixths({ dies: 2, heals: 4 }, false)).toBe('the wounds kill 2 in 6, healed 4 in 6');
  });

  it('L-540, C-040: says how somebody came to die', () => {
    const words = { ladder, skill: String, programme: String, rank: String };
    const told = (...rules: string[]) => newsText({ type: 'died', person: 'p2', rules }, words, () => 'Cupido')!.text;
    expect(told('L-540')).toBe('Cupido dies of his wounds in the night.');
    expect(told('C-040')).toBe('Cupido of the condemned is dead.');
    expect(told('M-193')).toBe('Cupido died on the sand.');
  });

  it('knows a bout of a career by the id of its result, and nothing else for one', () => {
    const occasion = { kind: 'career', of: '1.2.p14' } as const;
    expect(readOccasion(occasionText(occasion))).toEqual(occasion);
    const known = { ...occasion, in: '0123456789abcdef' } as const;
    expect(readOccasion(occasionText(known))).toEqual(known);
    expect(readOccasion('career 1.2')).toBeNull();
    expect(readOccasion('career 1.2.<b>')).toBeNull();
  });

  it('calls those by their names whose bout is known by its seed, and draws names for all others', () => {
    const list = ['Bato', 'Celadus', 'Hermes'];
    const wanted = { count: 2, seed: 'a/1.1.p1', taken: [] };
    const drawn = drawNames(list, wanted);
    callThem('a/1.1.p1', ['Verus', 'Priscus']);
    expect(drawNames(list, wanted)).toEqual(['Verus', 'Priscus']);
    expect(drawNames(list, { ...wanted, count: 3 })).toHaveLength(3);
    expect(drawNames(list, { ...wanted, seed: 'b' })).not.toContain('Verus');
    expect(list).toEqual(expect.arrayContaining(drawn));
  });
});
