import { shortened } from '../engine/text/index.ts';

const MOST_NAMED = 3;
/** Letters of one side in lists and headings: whoever keeps a bout in short has room for three of them. */
const LONGEST_SIDE = 100;

/** A side in a line with others, however many it has and however long their names are. */
export function sideInLine(title: string): string {
  return shortened(title, LONGEST_SIDE);
}

/** `Murmillo against Thraex`; of many sides the first are named. */
export function against(all: readonly string[]): string {
  const sides = all.map(sideInLine);
  if (sides.length <= MOST_NAMED) return sides.join(' against ');
  return `${sides.slice(0, 2).join(' against ')} and ${sides.length - 2} more`;
}

export function inRounds(count: number): string {
  return `${count} ${count === 1 ? 'round' : 'rounds'}`;
}
