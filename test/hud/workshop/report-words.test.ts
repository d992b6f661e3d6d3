import { describe, expect, it } from 'vitest';
import type { Measured, ReportAim } from '../../../src/hud/workshop/index.ts';
import { aimVerdict, progressWords, shownDifference, shownNumber, verdictOn } from '../../../src/hud/workshop/report-measures.tsx';

const aim: ReportAim = { least: 0.15, most: 0.6, text: 'Fair is 15 to 60.', below: 'it is too strong', above: 'it is too weak' };
const won = (value: number, half: number): Measured => ({
  label: 'Won',
  value,
  half,
  unit: 'share',
  most: 1,
  difference: null,
  isAimed: true,
});

describe('what a balance report says', () => {
  it.each([
    [0.325, 0.03, 'Here it is 32.5 % ±3.0: within the aim.'],
    [0.08, 0.017, 'Here it is 8.0 % ±1.7: below the aim, it is too strong.'],
    [0.9, 0.02, 'Here it is 90.0 % ±2.0: above the aim, it is too weak.'],
    [0.14, 0.02, 'Here it is 14.0 % ±2.0: too near the edge of the aim to tell; more bouts narrow it.'],
    [0.61, 0.02, 'Here it is 61.0 % ±2.0: too near the edge of the aim to tell; more bouts narrow it.'],
  ])('of %d ± %d: %s', (value, half, said) => expect(aimVerdict(aim, won(value, half))).toBe(said));

  it('of a difference, whether it is more than chance, and of a card that is as its parent, that', () => {
    expect(verdictOn({ value: 0.02, half: 0.01 })).toBe('more');
    expect(verdictOn({ value: -0.02, half: 0.01 })).toBe('less');
    expect(verdictOn({ value: 0.02, half: 0.03 })).toBe('no sure difference');
    expect(verdictOn({ value: 0, half: 0 })).toBe('the same');
    expect([0.172, -0.172, 0.0001].map((value) => shownDifference({ value }, 'share'))).toEqual(['+17.2', '\u221217.2', '0']);
    expect(shownNumber({ value: 1.634, unit: 'number' })).toBe('1.63');
  });

  it('of bouts that are played, how long the others will take', () => {
    const at = { played: 1240, wanted: 2000, seconds: 9.1, running: true };
    expect(progressWords(at)).toBe('1,240 of 2,000 bouts, 9.1 s, about 6 s more');
    expect(progressWords({ ...at, running: false })).toBe('1,240 of 2,000 bouts, 9.1 s');
    expect(progressWords({ ...at, played: 0, seconds: 0 })).toBe('0 of 2,000 bouts');
  });
});
