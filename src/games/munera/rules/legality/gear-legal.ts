import type { Refusal } from '../../../../engine/bout/index.ts';
import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import { pickUpCost } from './costs.ts';
import { MOST_MISSILES } from '../state/carrying.ts';
import { handsInUse, helmetOf, isFirstOfBundle, isWaiting, shieldOf } from '../state/gear-questions.ts';
import { isDirection } from '../deeds/movement.ts';
import { standingOn } from '../state/predicates.ts';
import { costRefusal, NO_SUCH_ITEM, ONLY_AFTER, refuse } from './refusals.ts';
import type { Fighter } from '../state/state.ts';
import type { Thing, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';

const NOT_CARRIED = refuse('M-012', 'not-carried');
const NOT_SHED = refuse('M-058', 'cannot-discard');
const SAME_BUNDLE = refuse('M-071', 'first-of-bundle');
const NOT_HELD = refuse('M-080', 'not-held');
const HOLDS_NOBODY = refuse('M-241', 'holds-nobody');
const NO_SHEATH = refuse('M-070', 'no-sheath');
const NOT_SHEATHED = refuse('M-070', 'not-sheathed');
const NO_HAND = refuse('M-070', 'no-free-hand');
const NOT_LYING = refuse('M-098', 'not-lying-near');
const STOOD_ON = refuse('M-101', 'stood-on');
const FULL_HANDS = refuse('M-102', 'no-free-hand');
const SECOND_SHIELD = refuse('M-102', 'second-shield');
const SECOND_HELMET = refuse('M-102', 'second-helmet');
const FOUR_DARTS = refuse('M-264', 'four-darts');
const CONDEMNED = refuse('D-268', 'condemned');
const STRAIGHT_ON = refuse('M-100', 'kick-straight');
const KICK_WALL = refuse('M-103', 'wall');
const NOT_CAUGHT = refuse('M-239', 'not-caught');
const TRIED = refuse('M-239', 'tried-already');
const ONE_AP = Object.freeze({ base: 1, surcharge: 0 });

function ownRefusal({ state, world }: View, fighter: Fighter, item: number): Refusal | null {
  if (!world.things[item]) return NO_SUCH_ITEM;
  return state.fighters[state.items[item]!.holder] === fighter ? null : NOT_CARRIED;
}

function current({ state }: View): Fighter {
  return state.fighters[state.turn.fighter]!;
}

/** Shields, capes and helmets may be shed; galerus and cesti may not (M-058, M-060). */
export function discardRefusal(view: View, item: number): Refusal | null {
  return ownRefusal(view, current(view), item) ?? (view.world.things[item]!.sheds ? null : NOT_SHED);
}

/** A weapon in hand or on the arm may be dropped for nothing (M-080). */
export function dropRefusal(view: View, item: number): Refusal | null {
  const fighter = current(view);
  const refused = ownRefusal(view, fighter, item);
  if (refused) return refused;
  if (!view.world.things[item]!.drops || view.state.items[item]!.spot !== 'ready') return NOT_HELD;
  return isFirstOfBundle(view, fighter, item) ? null : SAME_BUNDLE;
}

export function releaseRefusal(view: View, item: number): Refusal | null {
  const refused = ownRefusal(view, current(view), item);
  if (refused) return refused;
  return view.state.items[item]!.spot === 'holding' ? null : HOLDS_NOBODY;
}

/** One AP and a free hand (M-070); some weapons only when another is lost (M-304). */
export function drawRefusal(view: View, item: number): Refusal | null {
  const fighter = current(view);
  const refused = ownRefusal(view, fighter, item);
  if (refused) return refused;
  if (view.state.items[item]!.spot !== 'sheathed') return NOT_SHEATHED;
  if (isWaiting(view, fighter, view.world.things[item]!)) return ONLY_AFTER;
  if (handsInUse(view, fighter) > 1) return NO_HAND;
  return costRefusal(view, fighter, ONE_AP);
}

export function sheatheRefusal(view: View, item: number): Refusal | null {
  const fighter = current(view);
  const refused = ownRefusal(view, fighter, item);
  if (refused) return refused;
  if (!view.world.things[item]!.gear.sheath) return NO_SHEATH;
  return view.state.items[item]!.spot === 'ready' ? costRefusal(view, fighter, ONE_AP) : NOT_HELD;
}

/** Lies in his own or a neighbouring hex, and nobody else stands on it (M-098, M-099, M-101). */
function lyingRefusal(view: View, fighter: Fighter, item: number): Refusal | null {
  const lying = view.state.items[item];
  if (!lying) return NO_SUCH_ITEM;
  if (lying.spot !== 'sand' || distance(view.world.arena, fighter.cell, lying.cell) > 1) return NOT_LYING;
  const there = standingOn(view, lying.cell);
  const other = there >= 0 ? view.state.fighters[there]! : null;
  return other !== null && other !== fighter && !other.down ? STOOD_ON : null;
}

/** Darts and javelins in a hand, of either kind. */
function dartsOf({ world }: View, { carried }: Fighter): number {
  let darts = 0;
  for (const item of carried) if (world.things[item]!.gear.wear === 'bundle') darts += 1;
  return darts;
}

/** Whether something is on his left arm or in his left hand already (M-012). */
function isLeftTaken({ world, state }: View, { carried }: Fighter): boolean {
  return carried.some((item) => world.things[item]!.gear.wear === 'left' && state.items[item]!.spot !== 'sheathed');
}

/** Why he whose turn it is could not take a thing wherever it lies: hands, second shields and helmets, darts (M-012, M-102, M-264, D-268). */
export function takeRefusal(view: View, fighter: Fighter, { gear }: Thing): Refusal | null {
  const worn = gear.wear === 'head' || gear.shield !== null;
  if (worn && view.world.profiles[view.state.turn.fighter]!.noxius) return CONDEMNED;
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

/** Why something on the sand may not be picked up (M-073, M-074, M-098 to M-102). */
export function pickUpRefusal(view: View, item: number): Refusal | null {
  const fighter = current(view);
  return (
    lyingRefusal(view, fighter, item) ??
    takeRefusal(view, fighter, view.world.things[item]!) ??
    costRefusal(view, fighter, pickUpCost(view, item))
  );
}

/** A kick sends a thing straight on; out of the own hex in any direction (M-075, M-100). */
export function kickRefusal(view: View, item: number, direction: number): Refusal | null {
  const fighter = current(view);
  const refused = lyingRefusal(view, fighter, item);
  if (refused) return refused;
  if (!isDirection(direction)) return STRAIGHT_ON;
  const { cell } = view.state.items[item]!;
  if (cell !== fighter.cell && stepTo(view.world, fighter.cell, direction) !== cell) return STRAIGHT_ON;
  if (cell === fighter.cell && stepTo(view.world, cell, direction) === OUTSIDE) return KICK_WALL;
  return costRefusal(view, fighter, ONE_AP);
}

/** One try a turn at one of the devices that hold him (M-072, M-239). */
export function cutFreeRefusal(view: View, item: number): Refusal | null {
  const { turn, items } = view.state;
  if (items[item]?.victim !== turn.fighter) return NOT_CAUGHT;
  return turn.cutFree ? TRIED : costRefusal(view, current(view), ONE_AP);
}
