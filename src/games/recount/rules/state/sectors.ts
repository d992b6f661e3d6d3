import type { Arena, Cell } from '../../../../engine/hex/index.ts';
import { bearing, distance } from '../../../../engine/hex/index.ts';
import type { OffHand } from '../cards.ts';
import type { Key } from '../keys.ts';
import type { Fighter } from './state.ts';

/** The sides of a man: front, the side of his weapon, that of shield or net, and the back. */
export type Side = 'front' | 'sword' | 'shield' | 'back';

const SIDES: readonly Side[] = ['front', 'sword', 'back', 'back', 'back', 'shield'];

/**
 * Where a hex lies as seen by whoever stands on another: 0 ahead, then clockwise to 5. A hex exactly between two sectors
 * counts for the one further forward.
 */
export function sectorOf(arena: Arena, { cell, facing }: Pick<Fighter, 'cell' | 'facing'>, to: Cell): number {
  return (bearing(arena, cell, to, facing).first - facing + 6) % 6;
}

/** The side through which a blow from a hex comes. */
export function sideOf(arena: Arena, target: Pick<Fighter, 'cell' | 'facing'>, from: Cell): Side {
  return SIDES[sectorOf(arena, target, from)]!;
}

/** The three sectors ahead. */
export function isAhead(sector: number): boolean {
  return sector === 0 || sector === 1 || sector === 5;
}

export function areBeside(arena: Arena, one: Fighter, other: Fighter): boolean {
  return distance(arena, one.cell, other.cell) === 1;
}

/** A side in the words of the log: whoever has a net has a net side. */
export function sideWord(side: Side, offHand: OffHand): Key<'quadrant'> {
  return side === 'shield' && offHand === 'net' ? 'net' : side;
}
