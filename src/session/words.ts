const MOST_NAMED = 3;

/** Names joined as in a sentence: a, b and c. */
export function listed(names: readonly string[], last = 'and'): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** `Murmillo against Thraex`; of many sides the first are named. */
export function against(sides: readonly string[]): string {
  if (sides.length <= MOST_NAMED) return sides.join(' against ');
  return `${sides.slice(0, 2).join(' against ')} and ${sides.length - 2} more`;
}

export function inRounds(count: number): string {
  return `${count} ${count === 1 ? 'round' : 'rounds'}`;
}
