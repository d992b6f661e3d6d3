import { distance, lane } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import type { Area } from '../state/cards.ts';
import { ammunitionOf, handsInUse, isFirstOfBundle, isWaiting, weaponOf } from '../state/gear-questions.ts';
import { actorOf, fighterAt, gearAt, profileAt, thingAt } from '../state/lookup.ts';
import { areOpponents, quadrantOf, standingOn } from '../state/predicates.ts';
import type { Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import type { Thing, View } from '../state/world.ts';
import type { BlowAnswer } from './answers.ts';
import type { Reading } from './deed.ts';
import { fighterNamed, nameOnHim } from './lines.ts';
import { FRIEND, NO_SUCH_FIGHTER, NO_SUCH_ITEM, NOT_CARRIED, ONLY_AFTER, OUT_OF_ARC, refuse, SAME_BUNDLE } from './refusals.ts';

/** What attacks, whirls and grapples have in common: whom they may be made on, what with, and what a second one costs. */

const TWO_ATTACKS = refuse('M-118', 'two-attacks');
const CAPED = refuse('M-248', 'caught-in-cape');
const FLOORED = refuse('M-167', 'floored-by-you');
const STRUCK = refuse('M-207', 'weapon-has-struck');
const OUT_OF_REACH = refuse('M-115', 'out-of-reach');
const OUT_OF_RANGE = refuse('M-116', 'out-of-range');
const SHEATHED = refuse('M-215', 'sheathed');
const HOLDING = refuse('M-241', 'holds-a-victim');
const BARRED = refuse('M-254', 'stopped-by-arbelos');
const NO_ATTACK = refuse('M-114', 'no-weapon');
const NO_HAND = refuse('M-012', 'no-free-hand');
const NO_ARROWS = refuse('M-279', 'no-arrows');
const IN_THE_WAY = refuse('M-116', 'line-of-fire');
const NO_AREA = refuse('D-259', 'no-area');
const WHICH_AREA = refuse('D-259', 'which-area');

/** Counts as a weapon for the surcharge: weapon entries and cesti; not shields, capes or fists (M-071). */
function isWeapon(view: View, item: number): boolean {
  if (item === IMPROVISED) return false;
  const { entry, wear } = gearAt(view, item);
  return entry || wear === 'fist';
}

/** A second attack costs one more, unless both are strikes with readied weapons, each with another (M-071, M-207). */
export function surchargeAfter(view: View, first: number, second: number): 0 | 1 {
  if (view.world.lex.secondAttackSurcharge === 'always') return 1;
  return isWeapon(view, first) && isWeapon(view, second) && weaponOf(view, first) !== weaponOf(view, second) ? 0 : 1;
}

/** What an attack costs more for those that were made this turn (M-071). */
export function surchargeOf(view: View, item: number): 0 | 1 {
  const { attacks, struck } = view.state.turn;
  return attacks === 0 ? 0 : surchargeAfter(view, struck[0] ?? IMPROVISED, item);
}

/** One AP, two for an unwieldy weapon (M-068, M-069). */
export function attackBase(view: View, item: number): number {
  return item === IMPROVISED ? 1 : gearAt(view, item).cost;
}

/** What any attack roll needs of its target, whatever it is made with (M-094, M-118, M-133, M-167, M-248). */
export function targetRefusal(view: View, targetIndex: number): Refused | null {
  const { turn, fighters } = view.state;
  const target = fighters[targetIndex];
  if (!target) return NO_SUCH_FIGHTER;
  const fighter = actorOf(view);
  if (!areOpponents(fighter, target)) return FRIEND;
  if (turn.attacks >= 2) return TWO_ATTACKS;
  if (fighter.capes > 0) return CAPED;
  if (turn.floored.includes(targetIndex)) return FLOORED;
  return quadrantOf(view, fighter, target.cell) === 'front' ? null : OUT_OF_ARC;
}

/** Whether an item can be used to attack at all now (M-012, M-215, M-241, M-254, M-279, M-304). */
export function readyRefusal(view: View, fighter: Fighter, itemIndex: number): Refused | null {
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

function handRefusal(view: View, fighter: Fighter, { gear }: Thing): Refused | null {
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
function areaRefusal(view: View, target: number, area: Area | undefined): Refused | null {
  if (!profileAt(view, target).noxius) return area === undefined ? null : NO_AREA;
  return area === 'H' || area === 'M' || area === 'L' ? null : WHICH_AREA;
}

/** What a blow needs of target and weapon before it is asked how (M-118, M-133, M-207, D-259). */
export function aimRefusal(view: View, { item, target, area }: BlowAnswer<string>): Refused | null {
  if (!(item >= IMPROVISED)) return NO_SUCH_ITEM;
  return targetRefusal(view, target) ?? areaRefusal(view, target, area) ?? strikeRefusal(view, item);
}

/** Lex `oneStrikePerWeapon` (M-207). */
export function strikeRefusal(view: View, item: number): Refused | null {
  const { turn } = view.state;
  if (!view.world.lex.oneStrikePerWeapon || item === IMPROVISED) return null;
  return turn.struck.includes(weaponOf(view, item)) ? STRUCK : null;
}

/** What an attack needs of its item, once the target may be attacked (M-012, M-115, M-116, and each weapon's own rules). */
export function weaponRefusal(view: View, item: number, target: Fighter, hexes: number): Refused | null {
  if (item === IMPROVISED) return hexes === 1 ? null : OUT_OF_REACH;
  const fighter = actorOf(view);
  const unready = readyRefusal(view, fighter, item);
  if (unready) return unready;
  const { bands, gear } = thingAt(view, item);
  if (!bands[hexes]) return gear.bands.every(({ to }) => to === 1) ? OUT_OF_REACH : OUT_OF_RANGE;
  return view.world.lex.lineOfFire && inTheWay(view, fighter, target, hexes) ? IN_THE_WAY : null;
}

/** Hexes between the fighter whose turn it is and a target. */
export function hexesTo(view: View, target: number): number {
  return distance(view.world.arena, actorOf(view).cell, fighterAt(view, target).cell);
}

const ORDINARY_AREA: Area = 'M';

/** `strikes thraex with sword H`, `whirls thraex unarmed`. */
export function blowLine(verb: string, view: View, { item, target, area }: BlowAnswer<string>): string {
  const how = item === IMPROVISED ? 'unarmed' : `with ${nameOnHim(view, item)}`;
  return `${verb} ${view.world.ids[target] ?? target} ${how}${area === undefined ? '' : ` ${area}`}`;
}

/** Answers with any of some items; at a noxius the body is aimed when the line names no area (D-259). */
export function blowsWith<Type extends string>(type: Type, items: readonly number[], target: number, area?: Area): BlowAnswer<Type>[] {
  return items.map((item) => ({ type, item, target, ...(area !== undefined && { area }) }));
}

export interface BlowWords {
  readonly target: string;
  readonly area: string | undefined;
}

/** Target and area of a line. */
export function aimIn(reading: Reading, { target, area }: BlowWords): { readonly target: number; readonly area: Area | undefined } {
  const at = fighterNamed(reading, target);
  const body = reading.view.world.profiles[at]?.noxius ? ORDINARY_AREA : undefined;
  return { target: at, area: (area as Area | undefined) ?? body };
}

/** With no gear named: whatever he carries, in loadout order, that may be used; his fists when there is nothing. */
export function anyOfHis({ view, me }: Reading): readonly number[] {
  const armed = fighterAt(view, me).carried.filter((item) => gearAt(view, item).bands.length > 0);
  return armed.length > 0 ? armed : [IMPROVISED];
}
