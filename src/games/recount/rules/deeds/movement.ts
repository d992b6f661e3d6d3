import { distance, OUTSIDE, turned } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import type { Play, View } from '../state/world.ts';
import { actorOf, areOpponents, hexBeside, occupant } from '../state/world.ts';
import { refuse } from './deed.ts';

const WALL = refuse('R-037', 'wall');
const OCCUPIED = refuse('R-050', 'occupied');
const ZONE = refuse('R-053', 'zone-of-control');

/** The hex of a sector, as the man whose turn it is sees it. */
export function hexOfSector(view: View, sector: number): number {
  const { cell, facing } = actorOf(view);
  return hexBeside(view, cell, turned(facing, sector));
}

/** Why he may not go into a hex: the wall, somebody there, or an enemy round whom he would move. */
export function entryRefusal(view: View, to: number): Refused | null {
  const { arena } = view.world;
  const actor = actorOf(view);
  if (to === OUTSIDE) return WALL;
  if (occupant(view, to) >= 0) return OCCUPIED;
  const holds = view.state.fighters.some((other) => {
    return areOpponents(actor, other) && distance(arena, actor.cell, other.cell) === 1 && distance(arena, to, other.cell) === 1;
  });
  return holds ? ZONE : null;
}

/** Goes there; nobody turns by moving. */
export function go(play: Play, to: number, rule: string): void {
  const actor = actorOf(play);
  const from = actor.cell;
  actor.cell = to;
  play.referee.tell?.({ type: 'moved', figure: actor.id, from, path: [to], gait: 'walk', rules: [rule, 'R-058'] });
}
