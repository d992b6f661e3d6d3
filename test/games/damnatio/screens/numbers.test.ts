import { describe, expect, it } from 'vitest';
import { Fraction, ofDice } from '../../../../src/engine/odds/index.ts';
import { decimal, fraction, leastFace, percent, plain, range, signed, span, sumLine } from '../../../../src/hud/common/numbers.ts';

describe('numbers', () => {
  it('says certain and impossible only when it is exact', () => {
    expect(percent(new Fraction(1))).toBe('100 %');
    expect(percent(new Fraction(0))).toBe('0 %');
    expect(percent(new Fraction(4095, 4096))).toBe('>99 %');
    expect(percent(new Fraction(1, 4096))).toBe('<1 %');
    expect(percent(new Fraction(49, 100))).toBe('49 %');
  });

  it('keeps the fraction', () => expect(fraction(new Fraction(98, 400))).toBe('49/200'));

  it('writes signs', () => {
    expect(signed(3)).toBe('+3');
    expect(signed(-4)).toBe('\u22124');
    expect(plain(-2)).toBe('\u22122');
    expect(plain(2)).toBe('2');
  });

  it('writes ranges and means', () => {
    expect(range(span(ofDice({ count: 1, sides: 8, add: 5 })))).toBe('6\u201313');
    expect(range([3, 3])).toBe('3');
    expect(decimal(new Fraction(9, 5))).toBe('1.8');
    expect(decimal(2)).toBe('2');
  });

  it('names the least face of a chance in twenty', () => expect(leastFace(11)).toBe(10));

  it('adds up a sum in words', () => {
    const terms = [
      { rule: 'D-109', value: 4, reason: 'accuracy' },
      { rule: 'D-110', value: -5, reason: 'guard' },
    ];
    expect(sumLine(terms, (key) => key)).toBe('4 accuracy \u22125 guard');
  });
});
