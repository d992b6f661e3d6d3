import { compareClockwise, distance, toward, type Cell } from '../../../engine/hex/index.ts';
import type { HuntNotes } from './policy.ts';
import type { Arc, HuntAction, Man, Reach, View } from '../rules/index.ts';
import { arcOfBeast, onSand, reachOf, theBeast, weaponAt, weaponOf } from '../rules/index.ts';

/** What a policy likes about a hex beside the beast, in hundredths, given the arc and the movement points spent. */
export type Taste = (arc: Arc, spent: number) => number;

const ARC_WORTH: Readonly<Record<Arc, number>> = { rear: 600, flank: 500, front: 0 };

/** Rear before flank before front (D-281). */
export const SKILLED_TASTE: Taste = (arc, spent) => 2000 + ARC_WORTH[arc] - spent;
/** The nearest hex beside the beast, whatever the arc (D-284). */
export const NAIVE_TASTE: Taste = (_arc, spent) => 2000 - 10 * spent;

/** A man content with his hex pivots there and back (D-280). */
const STAY_COST = 2;

/** Movement points for a walk that stays on its hex, or goes to another. */
export function pointsFor({ cell: own }: Man, { cost }: Reach, cell: Cell): number {
  return cell === own ? STAY_COST : cost[cell]!;
}

/** The walk to a hex, his face to the beast; on his own he keeps his facing. */
export function walkTo(view: View, man: Man, to: Cell): Extract<HuntAction, { type: 'move' }> {
  const facing = to === man.cell ? man.facing : toward(view.world.arena, to, theBeast(view.state).cell);
  return { type: 'move', figure: man.id, to, facing };
}

/** A weapon at his feet is picked up first (D-103). */
export function liftsWeapon(view: View, man: Man): HuntAction | null {
  return man.weapon < 0 && weaponAt(view, man.cell) >= 0 ? { ...walkTo(view, man, man.cell), pickUp: true } : null;
}

/** In hundredths: 20 beside the beast, 20 or 17 at the point of a spear, else 10 less the distance (D-281). */
function worth(view: View, man: Man, cell: Cell, spent: number, taste: Taste): number {
  const beast = theBeast(view.state);
  const away = distance(view.world.arena, beast.cell, cell);
  if (away === 1) return taste(arcOfBeast(view, beast, cell), spent);
  if (away === 2 && weaponOf(view, man).reach >= 2 && man.stamina > 0) {
    const alone = !view.state.men.some((other) => other !== man && onSand(other));
    return (alone ? 2000 : 1700) + ARC_WORTH[arcOfBeast(view, beast, cell)] - spent;
  }
  return 1000 - 100 * away - spent;
}

/**
 * The best hex in reach; ties go to the smaller clockwise rank round the beast (D-281). A man whose weapon lies at his
 * feet picks it up first: the ledger is silent on it, and nobody would leave it (D-103).
 */
export function bestDestination(view: View, man: Man, taste: Taste, notes?: HuntNotes): HuntAction {
  const lifted = liftsWeapon(view, man);
  if (lifted) return lifted;
  const { arena } = view.world;
  const beast = theBeast(view.state);
  let best = man.cell;
  let most = -Infinity;
  const reach = reachOf(view, man);
  for (const cell of reach.cells) {
    const value = worth(view, man, cell, pointsFor(man, reach, cell), taste);
    notes?.weighs(walkTo(view, man, cell), value);
    const better = value > most || (value === most && compareClockwise(arena, beast.cell, beast.facing, cell, best) < 0);
    if (better) [best, most] = [cell, value];
  }
  return walkTo(view, man, best);
}
