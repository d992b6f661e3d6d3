export interface Today {
  readonly beast: string;
  readonly seed: string;
}

/** The same beast and dice for everybody on a day. */
export function todaysBeast(day: string, beasts: readonly string[]): Today {
  let sum = 7;
  for (const letter of day) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return { beast: [...beasts].sort()[sum % beasts.length]!, seed: `dies-${day}` };
}
