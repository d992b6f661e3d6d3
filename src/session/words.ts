const MOST_NAMED = 3;

/** `Murmillo against Thraex`; of many sides the first are named. */
export function against(sides: readonly string[]): string {
  if (sides.length <= MOST_NAMED) return sides.join(' against ');
  return `${sides.slice(0, 2).join(' against ')} and ${sides.length - 2} more`;
}

export function inRounds(count: number): string {
  return `${count} ${count === 1 ? 'round' : 'rounds'}`;
}
