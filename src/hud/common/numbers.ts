import type { Modifier } from '../../engine/dice/index.ts';
import type { Distribution } from '../../engine/odds/index.ts';
import { signed } from '../../engine/text/index.ts';
import type { Words } from './words.ts';

export { signed };

/** What is needed of an exact fraction: numerator, denominator and its value. */
export interface Exact {
  readonly n: bigint | number;
  readonly d: bigint | number;
  valueOf(): number;
}

const MINUS = '\u2212';

/** A number of the rules with a true minus sign. */
export function plain(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

/** Whole per cent; certain and impossible only when exact, else `>99 %` and `<1 %`. */
export function percent(chance: Exact | number): string {
  const value = chance.valueOf();
  if (value <= 0) return '0 %';
  if (value >= 1) return '100 %';
  const rounded = Math.round(value * 100);
  if (rounded >= 100) return '>99 %';
  if (rounded <= 0) return '<1 %';
  return `${rounded} %`;
}

/** An estimated share in whole per cent: it may say 0 or 100 though nothing is certain. */
export function wholePercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Shares of a whole in whole per cent that add to 100: those whose rest is largest are rounded up. Nothing where the whole is nothing. */
export function wholeShares(parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / all);
  const down = exact.map(Math.floor);
  const left = 100 - down.reduce((sum, part) => sum + part, 0);
  const up = exact
    .map((part, place) => ({ place, rest: part - down[place]! }))
    .toSorted((a, b) => b.rest - a.rest || a.place - b.place)
    .slice(0, left);
  return down.map((part, place) => (up.some((one) => one.place === place) ? part + 1 : part));
}

/** The same as they are shown: what is not certain is neither `100 %` nor `0 %`. */
export function sharesInWords(parts: readonly (Exact | number)[]): string[] {
  const values = parts.map((part) => part.valueOf());
  const of = values.reduce((sum, value) => sum + value, 0);
  return wholeShares(values).map((share, place) => {
    const value = values[place]!;
    if (share === 0 && value > 0) return '<1 %';
    return share === 100 && value < of ? '>99 %' : `${share} %`;
  });
}

/** Of fewer plays nothing is told but the range that a share lies in: a middle would be no more than chance. */
export const FIRM = 40;

/** Two values by as few decimals as tell them apart, up to two more than usual, and what one is above the other as they are told. */
export function apart(one: number, other: number, decimals: number): { readonly told: readonly [string, string]; readonly gap: string } {
  for (let places = decimals; ; places += 1) {
    const [first, second] = [one.toFixed(places), other.toFixed(places)];
    if (first === second && places < decimals + 2) continue;
    return { told: [first, second], gap: Math.abs(Number(first) - Number(second)).toFixed(places) };
  }
}

/** The exact fraction: `49/100`. */
export function fraction(chance: Exact): string {
  return `${chance.n}/${chance.d}`;
}

/** `11 in 20`. */
export function inTwenty(chance: number): string {
  return `${chance} in 20`;
}

/** Least face of a d20 that passes a chance in 20. */
export function leastFace(chance: number): number {
  return 21 - chance;
}

/** One decimal, without a needless `.0`. */
export function decimal(value: Exact | number): string {
  const number = Math.round(value.valueOf() * 10) / 10;
  return plain(number);
}

/** Least and greatest value that can occur. */
export function span(distribution: Distribution): readonly [number, number] {
  const values = [...distribution.weights.keys()];
  return [Math.min(...values), Math.max(...values)];
}

/** `6–13`, or one number when both are the same. */
export function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}\u2013${most}`;
}

/** Terms that change what the dice show: `, +4 Control, −1 shaken`; empty when there are none. */
export function termsLine(modifiers: readonly Modifier[], words: Words): string {
  const counting = modifiers.filter(({ value }) => value !== 0);
  return counting.map(({ value, reason }) => `, ${signed(value)} ${words.reason(reason)}`).join('');
}

/** Terms of a sum in one line: `4 Accuracy +5 card −5 guard`. */
export function sumLine(modifiers: readonly Modifier[], reason: (key: string) => string): string {
  return modifiers.map(({ value, reason: key }, index) => `${index ? signed(value) : plain(value)} ${reason(key)}`).join(' ');
}
