import { formatDice, type Dice } from '../../engine/dice/index.ts';

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a spear`, `an axe`. */
export const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const diceText = (dice: Dice): string => formatDice(dice);

export const inTwenty = (n: number): string => `${n} in 20`;

/** A fraction in words where there is one. */
export function share(fraction: number): string {
  const known: Readonly<Record<string, string>> = { '0.25': 'a quarter of', '0.5': 'half', '0.75': 'three quarters of', '1': 'all' };
  return known[String(fraction)] ?? `${Math.round(fraction * 100)} % of`;
}
