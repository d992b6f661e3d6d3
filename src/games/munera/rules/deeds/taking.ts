import { distance } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import { MOST_MISSILES } from '../state/carrying.ts';
import { handsInUse, helmetOf, shieldOf } from '../state/gear-questions.ts';
import { actorOf, fighterAt, gearAt, itemAt, profileAt } from '../state/lookup.ts';
import { standingOn } from '../state/predicates.ts';
import type { Fighter } from '../state/state.ts';
import type { Thing, View } from '../state/world.ts';
import { NO_SUCH_ITEM, NOT_CARRIED, refuse } from './refusals.ts';

/** What deeds ask of things: whether they are his, whether they lie near, whether he could take them. */

const NOT_LYING = refuse('M-098', 'not-lying-near');
const STOOD_ON = refuse('M-101', 'stood-on');
const FULL_HANDS = refuse('M-102', 'no-free-hand');
const SECOND_SHIELD = refuse('M-102', 'second-shield');
const SECOND_HELMET = refuse('M-102', 'second-helmet');
const FOUR_DARTS = refuse('M-264', 'four-darts');
const CONDEMNED = refuse('D-268', 'condemned');

/** Carried by the fighter whose turn it is. */
export function ownRefusal(view: View, item: number): Refused | null {
  if (!view.world.things[item]) return NO_SUCH_ITEM;
  return view.state.fighters[itemAt(view, item).holder] === actorOf(view) ? null : NOT_CARRIED;
}

/** Lies in his own or a neighbouring hex, and nobody else stands on it (M-098, M-099, M-101). */
export function lyingRefusal(view: View, item: number): Refused | null {
  const lying = view.state.items[item];
  if (!lying) return NO_SUCH_ITEM;
  const fighter = actorOf(view);
  if (lying.spot !== 'sand' || distance(view.world.arena, fighter.cell, lying.cell) > 1) return NOT_LYING;
  const there = standingOn(view, lying.cell);
  const other = there >= 0 ? fighterAt(view, there) : null;
  return other !== null && other !== fighter && !other.down ? STOOD_ON : null;
}

/** Darts and javelins in a hand, of either kind. */
function dartsOf(view: View, { carried }: Fighter): number {
  let darts = 0;
  for (const item of carried) if (gearAt(view, item).wear === 'bundle') darts += 1;
  return darts;
}

/** Whether something is on his left arm or in his left hand already (M-012). */
function isLeftTaken(view: View, { carried }: Fighter): boolean {
  return carried.some((item) => gearAt(view, item).wear === 'left' && itemAt(view, item).spot !== 'sheathed');
}

/** Why he whose turn it is could not take a thing wherever it lies: hands, second shields and helmets, darts (M-012, M-102, M-264, D-268). */
export function takeRefusal(view: View, fighter: Fighter, { gear }: Thing): Refused | null {
  const worn = gear.wear === 'head' || gear.shield !== null;
  if (worn && profileAt(view, view.state.turn.fighter).noxius) return CONDEMNED;
  if (gear.wear === 'head') return helmetOf(view, fighter) >= 0 ? SECOND_HELMET : null;
  if (gear.shield !== null && shieldOf(view, fighter) >= 0) return SECOND_SHIELD;
  if (gear.wear === 'left' && isLeftTaken(view, fighter)) return FULL_HANDS;
  if (gear.wear === 'bundle') {
    const darts = dartsOf(view, fighter);
    if (darts >= MOST_MISSILES) return FOUR_DARTS;
    if (darts > 0) return null;
  }
  return handsInUse(view, fighter) > 1 ? FULL_HANDS : null;
}
