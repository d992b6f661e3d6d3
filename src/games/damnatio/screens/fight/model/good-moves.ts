import type { Cell } from '../../../../../engine/hex/index.ts';
import { distance } from '../../../../../engine/hex/index.ts';
import { bestDestination, SKILLED_TASTE } from '../../../desk/index.ts';
import type { Man, View } from '../../../rules/index.ts';
import { theBeast } from '../../../rules/index.ts';
import { supposing, type Walks } from './planning.ts';

/** A hex that serves a purpose, with the points it takes. */
export interface GoodMove {
  readonly aim: 'strike' | 'away' | 'stay';
  readonly cell: Cell;
  readonly points: number;
}

/** Where the skilled policy would send him from where he stood. */
function toStrike(view: View, man: Man, from: Cell): Cell {
  const before = supposing(view, man.id, { cell: from });
  const action = bestDestination(
    before,
    before.state.men.find(({ id }) => id === man.id)!,
    SKILLED_TASTE,
  );
  return action.type === 'move' ? action.to : from;
}

/** The farthest from the beast that he can go, by the fewest points. */
function farthest({ world: { arena }, state }: View, { cost }: Walks): Cell {
  const away = (cell: Cell): number => distance(arena, cell, theBeast(state).cell);
  return [...cost.keys()].reduce((best, cell) => {
    const gain = away(cell) - away(best);
    return gain > 0 || (gain === 0 && cost.get(cell)! < cost.get(best)!) ? cell : best;
  });
}

/** The moves that a player has most use for: to strike, to get away, to stay; each hex once. */
export function goodMoves(view: View, man: Man, walks: Walks): GoodMove[] {
  const { from, cost } = walks;
  const wanted = [
    { aim: 'strike', cell: toStrike(view, man, from) },
    { aim: 'away', cell: farthest(view, walks) },
    { aim: 'stay', cell: from },
  ] as const;
  return wanted
    .filter(({ cell }, place) => cost.has(cell) && wanted.findIndex((other) => other.cell === cell) === place)
    .map(({ aim, cell }) => ({ aim: cell === from ? 'stay' : aim, cell, points: cost.get(cell)! }));
}
