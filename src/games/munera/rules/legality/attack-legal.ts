import type { Refusal } from '../../../../engine/bout/index.ts';
import { distance, lane, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Area } from '../state/cards.ts';
import { attackCost, grappleCost, hazeCost, weaponOf, whirlCost } from './costs.ts';
import { ammunitionOf, handsInUse, isFirstOfBundle, isWaiting } from '../state/gear-questions.ts';
import { areOpponents, quadrantOf, standingOn } from '../state/predicates.ts';
import { costRefusal, NO_SUCH_FIGHTER, NO_SUCH_ITEM, ONLY_AFTER, refuse } from './refusals.ts';
import type { Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import type { Thing, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';

const FRIEND = refuse('M-133', 'not-an-opponent');
const OUT_OF_ARC = refuse('M-094', 'not-in-front');
const TWO_ATTACKS = refuse('M-118', 'two-attacks');
const CAPED = refuse('M-248', 'caught-in-cape');
const FLOORED = refuse('M-167', 'floored-by-you');
const STRUCK = refuse('M-207', 'weapon-has-struck');
const OUT_OF_REACH = refuse('M-115', 'out-of-reach');
const OUT_OF_RANGE = refuse('M-116', 'out-of-range');
const SHEATHED = refuse('M-215', 'sheathed');
const NOT_CARRIED = refuse('M-012', 'not-carried');
const HOLDING = refuse('M-241', 'holds-a-victim');
const BARRED = refuse('M-254', 'stopped-by-arbelos');
const NO_ATTACK = refuse('M-114', 'no-weapon');
const NO_HAND = refuse('M-012', 'no-free-hand');
const NO_ARROWS = refuse('M-279', 'no-arrows');
const IN_THE_WAY = refuse('M-116', 'line-of-fire');
const NO_AREA = refuse('D-259', 'no-area');
const WHICH_AREA = refuse('D-259', 'which-area');
const SAME_BUNDLE = refuse('M-071', 'first-of-bundle');
const UNTRAINED_WHIRL = refuse('D-267', 'untrained');
const WHIRL_WEAPON = refuse('M-313', 'whirl-weapon');
const WHIRL_STANDING = refuse('M-311', 'whirl-standing');
const WHIRL_FRONT = refuse('M-312', 'whirl-front');
const WHIRL_BARRED = refuse('M-315', 'whirl-barred');
const WHIRL_STOOD_UP = refuse('M-149', 'stood-up');
const ADJACENT = refuse('M-326', 'not-adjacent');
const LOCKED = refuse('M-325', 'already-locked');
const SAND_ONCE = refuse('M-345', 'sand-once');
const SAND_ADJACENT = refuse('M-340', 'not-adjacent');
const SAND_ARC = refuse('M-340', 'sand-arc');

/** What any attack roll needs of its target, whatever it is made with (M-094, M-118, M-133, M-167, M-248). */
export function targetRefusal(view: View, targetIndex: number): Refusal | null {
  const { turn, fighters } = view.state;
  const target = fighters[targetIndex];
  if (!target) return NO_SUCH_FIGHTER;
  const fighter = fighters[turn.fighter]!;
  if (!areOpponents(fighter, target)) return FRIEND;
  if (turn.attacks >= 2) return TWO_ATTACKS;
  if (fighter.capes > 0) return CAPED;
  if (turn.floored.includes(targetIndex)) return FLOORED;
  return quadrantOf(view, fighter, target.cell) === 'front' ? null : OUT_OF_ARC;
}

/** Whether an item can be used to attack at all now (M-012, M-215, M-241, M-254, M-279, M-304). */
export function readyRefusal(view: View, fighter: Fighter, itemIndex: number): Refusal | null {
  const item = view.state.items[itemIndex];
  const thing = view.world.things[itemIndex];
  if (!item || !thing) return NO_SUCH_ITEM;
  if (view.state.fighters[item.holder] !== fighter) return NOT_CARRIED;
  if (thing.gear.bands.length === 0) return NO_ATTACK;
  if (item.spot === 'sheathed') return SHEATHED;
  if (item.spot === 'holding') return HOLDING;
  if (isWaiting(view, fighter, thing)) return ONLY_AFTER;
  if (view.state.turn.barred === itemIndex) return BARRED;
  if (!isFirstOfBundle(view, fighter, itemIndex)) return SAME_BUNDLE;
  return handRefusal(view, fighter, thing);
}

function handRefusal(view: View, fighter: Fighter, { gear }: Thing): Refusal | null {
  if ((gear.wear === 'arm' || gear.grip === 'bow') && handsInUse(view, fighter) > 1) return NO_HAND;
  if (gear.ammunition === null || gear.ammunition === gear.id || !view.world.lex.limitedArrows) return null;
  return ammunitionOf(view, fighter, gear.ammunition) >= 0 ? null : NO_ARROWS;
}

/** Lex `lineOfFire`: whoever stands on the straight line is in the way (M-116, M-230). */
function inTheWay(view: View, fighter: Fighter, target: Fighter, hexes: number): boolean {
  for (let i = 1; i < hexes; i += 1) if (standingOn(view, lane(view.world.arena, fighter.cell, target.cell, i)) >= 0) return true;
  return false;
}

/** At a noxius one of the areas is aimed, at others none (D-259). */
function areaRefusal(view: View, target: number, area: Area | undefined): Refusal | null {
  if (!view.world.profiles[target]!.noxius) return area === undefined ? null : NO_AREA;
  return area === 'H' || area === 'M' || area === 'L' ? null : WHICH_AREA;
}

/** Lex `oneStrikePerWeapon` (M-207). */
export function strikeRefusal(view: View, item: number): Refusal | null {
  const { turn } = view.state;
  if (!view.world.lex.oneStrikePerWeapon || item === IMPROVISED) return null;
  return turn.struck.includes(weaponOf(view, item)) ? STRUCK : null;
}

/** What an attack needs of its item, once the target may be attacked (M-012, M-115, M-116, and each weapon's own rules). */
export function weaponRefusal(view: View, item: number, target: Fighter, hexes: number): Refusal | null {
  if (item === IMPROVISED) return hexes === 1 ? null : OUT_OF_REACH;
  const fighter = view.state.fighters[view.state.turn.fighter]!;
  const unready = readyRefusal(view, fighter, item);
  if (unready) return unready;
  const { bands, gear } = view.world.things[item]!;
  if (!bands[hexes]) return gear.bands.every(({ to }) => to === 1) ? OUT_OF_REACH : OUT_OF_RANGE;
  return view.world.lex.lineOfFire && inTheWay(view, fighter, target, hexes) ? IN_THE_WAY : null;
}

/** Why a fighter may not attack a target with an item (M-114 to M-118, M-133). */
export function blowRefusal(view: View, item: number, targetIndex: number, area?: Area): Refusal | null {
  const refused = targetRefusal(view, targetIndex) ?? areaRefusal(view, targetIndex, area) ?? strikeRefusal(view, item);
  if (refused) return refused;
  const { turn, fighters } = view.state;
  const fighter = fighters[turn.fighter]!;
  const target = fighters[targetIndex]!;
  const hexes = distance(view.world.arena, fighter.cell, target.cell);
  return weaponRefusal(view, item, target, hexes) ?? costRefusal(view, fighter, attackCost(view, item));
}

/** Where a whirl passes and ends, seen from the target: one and two hexsides clockwise of the attacker (M-314). */
export function whirlPath(view: View, attacker: Fighter, target: Fighter): { readonly passes: number; readonly ends: number } {
  const { arena } = view.world;
  for (let side = 0; side < 6; side += 1) {
    if (arena.neighbours[target.cell * 6 + side] === attacker.cell) {
      return { passes: stepTo(view.world, target.cell, (side + 1) % 6), ends: stepTo(view.world, target.cell, (side + 2) % 6) };
    }
  }
  return { passes: OUTSIDE, ends: OUTSIDE };
}

/** What a whirl needs of the two and of the hexes round the target (M-311, M-312, M-314, M-315, D-267). */
export function whirlStanceRefusal(view: View, targetIndex: number): Refusal | null {
  const { turn, fighters } = view.state;
  if (view.world.profiles[turn.fighter]!.noxius) return UNTRAINED_WHIRL;
  const fighter = fighters[turn.fighter]!;
  const target = fighters[targetIndex]!;
  if (distance(view.world.arena, fighter.cell, target.cell) !== 1) return WHIRL_FRONT;
  if (turn.stood) return WHIRL_STOOD_UP;
  if (target.down) return WHIRL_STANDING;
  if (quadrantOf(view, target, fighter.cell) !== 'front') return WHIRL_FRONT;
  const { passes, ends } = whirlPath(view, fighter, target);
  const barred = passes === OUTSIDE || ends === OUTSIDE || standingOn(view, passes) >= 0 || standingOn(view, ends) >= 0;
  return barred ? WHIRL_BARRED : null;
}

/** What a whirl needs of its item: hand to hand (M-313). */
export function whirlWeaponRefusal(view: View, item: number): Refusal | null {
  if (item === IMPROVISED) return null;
  const unready = readyRefusal(view, view.state.fighters[view.state.turn.fighter]!, item);
  if (unready) return unready;
  return view.world.things[item]!.bands[1]?.manner === 'strike' ? null : WHIRL_WEAPON;
}

/** Why a fighter may not whirl (M-310 to M-315). */
export function whirlRefusal(view: View, item: number, target: number, area?: Area): Refusal | null {
  return (
    targetRefusal(view, target) ??
    areaRefusal(view, target, area) ??
    strikeRefusal(view, item) ??
    whirlStanceRefusal(view, target) ??
    whirlWeaponRefusal(view, item) ??
    costRefusal(view, view.state.fighters[view.state.turn.fighter]!, whirlCost(view, item))
  );
}

/** What a grapple needs of a target that may be attacked (M-325, M-326). */
export function clinchRefusal(target: Fighter, hexes: number): Refusal | null {
  if (hexes !== 1) return ADJACENT;
  return target.locked === -1 ? null : LOCKED;
}

/** Why a fighter may not grapple (M-118, M-248, M-324 to M-328). */
export function grappleRefusal(view: View, targetIndex: number): Refusal | null {
  const refused = targetRefusal(view, targetIndex);
  if (refused) return refused;
  const { turn, fighters } = view.state;
  const fighter = fighters[turn.fighter]!;
  const target = fighters[targetIndex]!;
  const hexes = distance(view.world.arena, fighter.cell, target.cell);
  return clinchRefusal(target, hexes) ?? costRefusal(view, fighter, grappleCost(view));
}

/** Why a fighter may not throw sand (M-340, M-345). */
export function hazeRefusal(view: View, targetIndex: number): Refusal | null {
  const { turn, fighters } = view.state;
  const fighter = fighters[turn.fighter]!;
  const target = fighters[targetIndex];
  if (!target) return NO_SUCH_FIGHTER;
  if (!areOpponents(fighter, target)) return FRIEND;
  if (fighter.threwSand) return SAND_ONCE;
  if (distance(view.world.arena, fighter.cell, target.cell) !== 1) return SAND_ADJACENT;
  if (quadrantOf(view, fighter, target.cell) !== 'front') return OUT_OF_ARC;
  const { hazingArc } = view.world.lex;
  const side = quadrantOf(view, target, fighter.cell);
  if ((hazingArc === 'notRear' && side === 'rear') || (hazingArc === 'frontOnly' && side !== 'front')) return SAND_ARC;
  return costRefusal(view, fighter, hazeCost(view, fighter));
}
