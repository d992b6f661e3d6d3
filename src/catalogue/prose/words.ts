import { formatDice, type Dice } from '../../engine/dice/index.ts';

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a spear`, `an axe`. */
export const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const diceText = (dice: Dice): string => formatDice(dice);

export const inTwenty = (n: number): string => `${n} in 20`;

/** A fraction in words where there is one. */
export function share(fraction: number): string {
  const known: Readonly<Record<string, string>> = { '0.25': 'a quarter of', '0.5': 'half', '0.75': 'three quarters of', '1': 'all' };
  return known[String(fraction)] ?? `${Math.round(fraction * 100)} % of`;
}
