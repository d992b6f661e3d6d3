import { distance, type Cell } from '../../../../../engine/hex/index.ts';
import { movesByWorth, strikesAfter, type MoveWorth } from '../../../desk/index.ts';
import { manNamed, beastOf, nearestBeast, withMan, type Man, type View } from '../../../rules/index.ts';
import type { Walks } from './planning.ts';

/** A hex that serves a purpose, with the points it takes and what comes of it. */
export interface GoodMove extends MoveWorth {
  readonly aim: 'strike' | 'closer' | 'aside' | 'away' | 'stay';
  readonly points: number;
  readonly away: number;
}

/**
 * The moves that a player has most use for, the best first: what is advised, the best hex to strike from, the farthest away,
 * and his own; each hex once.
 */
export function goodMoves(view: View, { id }: Man, { from, cost }: Walks): GoodMove[] {
  const before = withMan(view, id, { cell: from, moved: false });
  const man = manNamed(before.state, id);
  const { arena } = view.world;
  const away = (cell: Cell): number => distance(arena, cell, beastOf(view.state, nearestBeast(view, cell)).cell);
  const worths = movesByWorth(before, man, strikesAfter(before)).filter(({ cell }) => cost.has(cell));
  const farthest = worths.toSorted((a, b) => away(b.cell) - away(a.cell) || cost.get(a.cell)! - cost.get(b.cell)!)[0];
  const wanted = [worths[0], worths.find(({ deals }) => deals > 0), farthest, worths.find(({ cell }) => cell === from)];
  const shown = wanted.filter((one, place): one is MoveWorth => one !== undefined && wanted.indexOf(one) === place);
  const aimOf = ({ cell, deals }: MoveWorth): GoodMove['aim'] => {
    if (cell === from) return 'stay';
    if (deals > 0) return 'strike';
    const gone = away(cell) - away(from);
    return gone > 0 ? 'away' : gone < 0 ? 'closer' : 'aside';
  };
  return shown
    .toSorted((a, b) => b.value - a.value)
    .map((one) => ({ ...one, aim: aimOf(one), points: cost.get(one.cell)!, away: away(one.cell) }));
}
