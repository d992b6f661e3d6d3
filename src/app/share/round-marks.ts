import type { BoutEvent, FigureId } from '../../engine/bout/index.ts';

/** A round in which the player's side did more harm, took more, or neither. */
const MARKS = { more: '▮', less: '▯', even: '·' } as const;
const MOST_MARKS = 30;

/**
 * The course of a fight as a row, a mark for each round: who did more harm in it. It tells how it went, not how it ended.
 */
export function roundMarks(steps: readonly { readonly events: readonly BoutEvent[] }[], isOwn: (figure: FigureId) => boolean): string {
  const rounds: number[] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'round-started') rounds.push(0);
    if (event.type !== 'wounded') continue;
    if (rounds.length === 0) rounds.push(0);
    rounds[rounds.length - 1]! += isOwn(event.figure) ? -event.net : event.net;
  }
  const marks = rounds.map((harm) => (harm > 0 ? MARKS.more : harm < 0 ? MARKS.less : MARKS.even));
  return marks.length <= MOST_MARKS ? marks.join('') : `…${marks.slice(-MOST_MARKS).join('')}`;
}
