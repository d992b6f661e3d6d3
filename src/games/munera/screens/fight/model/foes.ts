import type { Cell } from '../../../../../engine/hex/index.ts';
import { distance } from '../../../../../engine/hex/index.ts';
import type { Fighter, View } from '../../../rules/index.ts';
import { areOpponents } from '../../../rules/index.ts';

/** Opponents of a fighter, the nearest to a hex first: his own where none is named. */
export function foesFrom({ world, state }: View, me: Fighter, cell: Cell = me.cell): Fighter[] {
  const far = (other: Fighter): number => distance(world.arena, cell, other.cell);
  return state.fighters.filter((other) => areOpponents(me, other)).toSorted((a, b) => far(a) - far(b));
}
