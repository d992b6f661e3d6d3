/** `count` dice of `sides` plus `add`, as cards print it: 1d8+5. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
  readonly add: number;
}

const NOTATION = /^([1-9]\d?)d([1-9]\d{0,2})([+-]\d{1,2})?$/;

/** Reads dice notation such as `1d8+5`; null when the text is none. */
export function parseDice(text: string): Dice | null {
  const match = NOTATION.exec(text);
  if (!match) return null;
  return { count: Number(match[1]), sides: Number(match[2]), add: Number(match[3] ?? 0) };
}

export function formatDice({ count, sides, add }: Dice): string {
  return `${count}d${sides}${add > 0 ? `+${add}` : add < 0 ? add : ''}`;
}

export function minimum(dice: Dice): number {
  return dice.count + dice.add;
}

export function maximum(dice: Dice): number {
  return dice.count * dice.sides + dice.add;
}
