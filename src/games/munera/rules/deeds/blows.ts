import { distance, lane, OUTSIDE } from '../../../../engine/hex/index.ts';
import { resolveAttack } from '../attack/attack.ts';
import { declare, whirlPath } from '../attack/blow.ts';
import { stageOf } from '../attack/stage.ts';
import type { Refused } from '../keys.ts';
import { blowOddsOf } from '../odds/answers.ts';
import type { Area } from '../state/cards.ts';
import { handsInUse, isFirstOfBundle, isWaiting, lacksAmmunition, weaponOf } from '../state/gear-questions.ts';
import { actorOf, areOpponents, fighterAt, gearAt, profileAt, quadrantOf, standingOn, thingAt } from '../state/lookup.ts';
import { type Fighter, IMPROVISED } from '../state/state.ts';
import type { Play, Thing, View } from '../state/world.ts';
import type { Cost } from '../turn/turn.ts';
import {
  ap,
  AREA,
  type BlowAnswer,
  blowDeed,
  byBlow,
  costRefusal,
  FRIEND,
  ITEM,
  NO_SUCH_FIGHTER,
  NO_SUCH_ITEM,
  NOT_CARRIED,
  ONLY_AFTER,
  OUT_OF_ARC,
  paid,
  type Reading,
  refuse,
  SAME_BUNDLE,
  TARGET,
} from './deed.ts';
import { fighterNamed, nameOnHim, onHim } from './lines.ts';

/** What attacks, whirls and grapples have in common: whom they may be made on, what with, and what a second one costs. */

const TWO_ATTACKS = refuse('M-118', 'two-attacks');
const CAPED = refuse('M-248', 'caught-in-cape');
const FLOORED = refuse('M-167', 'floored-by-you');
const STRUCK = refuse('M-207', 'weapon-has-struck');
const OUT_OF_REACH = refuse('M-115', 'out-of-reach');
const OUT_OF_RANGE = refuse('M-116', 'out-of-range');
const SHEATHED = refuse('M-215', 'sheathed');
const HOLDING = refuse('M-241', 'holds-a-victim');
const BLOWS_BARRED = refuse('M-254', 'stopped-by-arbelos');
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
  if (view.state.turn.barred === itemIndex) return BLOWS_BARRED;
  if (!isFirstOfBundle(view, fighter, itemIndex)) return SAME_BUNDLE;
  return handRefusal(view, fighter, thing);
}

function handRefusal(view: View, fighter: Fighter, thing: Thing): Refused | null {
  const { wear, grip } = thing.gear;
  if ((wear === 'arm' || grip === 'bow') && handsInUse(view, fighter) > 1) return NO_HAND;
  return lacksAmmunition(view, fighter, thing) ? NO_ARROWS : null;
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
function aimRefusal(view: View, { item, target, area }: BlowAnswer<string>): Refused | null {
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
function blowLine(verb: string, view: View, { item, target, area }: BlowAnswer<string>): string {
  const how = item === IMPROVISED ? 'unarmed' : `with ${nameOnHim(view, item)}`;
  return `${verb} ${view.world.ids[target] ?? target} ${how}${area === undefined ? '' : ` ${area}`}`;
}

/** What a line of a blow says. */
interface BlowWords {
  readonly target: string;
  readonly area?: Area;
  readonly verb?: string;
  readonly gear?: string;
  readonly unarmed?: string;
}

/** With no gear named: whatever he carries, in loadout order, that may be used; his fists when there is nothing. */
function anyOfHis({ view, me }: Reading): readonly number[] {
  const armed = fighterAt(view, me).carried.filter((item) => gearAt(view, item).bands.length > 0);
  return armed.length > 0 ? armed : [IMPROVISED];
}

/** Verbs that name the gear. */
const CASTS: Readonly<Record<string, string>> = { nets: 'net', lassos: 'lasso', capes: 'cape', shoots: 'bow' };

/** The things that a line may mean. */
function itemsIn(reading: Reading, { verb, gear, unarmed }: BlowWords): readonly number[] {
  const name = gear ?? (verb === undefined ? undefined : CASTS[verb]);
  if (name !== undefined) return onHim(reading, name);
  return unarmed === undefined ? anyOfHis(reading) : [IMPROVISED];
}

/** Reads a line by the first pattern that it has, as blows with any of the things meant; at a noxius the body is aimed when it names no area (D-259). */
function blowReader<Type extends string>(type: Type, patterns: readonly RegExp[]) {
  return (line: string, reading: Reading): BlowAnswer<Type>[] | null => {
    const found = patterns.map((pattern) => pattern.exec(line)).find((match) => match !== null);
    if (!found) return null;
    const words = found.groups as unknown as BlowWords;
    const items = itemsIn(reading, words);
    const target = fighterNamed(reading, words.target);
    const area = words.area ?? (profileAt(reading.view, target).noxius ? ORDINARY_AREA : undefined);
    return items.map((item) => ({ type, item, target, ...(area !== undefined && { area }) }));
  };
}

/** A blow, throw, shot or cast with one thing, or with fists; at a noxius one of the areas is aimed (D-259). */
type Attack = BlowAnswer<'attack'>;

export const attackAnswer = byBlow('attack');

/** One AP, two for an unwieldy weapon; a second attack may cost one more (M-068, M-069, M-071). */
function attackPrice(view: View, { item }: Attack): Cost {
  return ap(attackBase(view, item), surchargeOf(view, item));
}

/** Whom, where, what with, how far, for how much (M-114 to M-118, M-133). */
function attackRefusal(view: View, action: Attack): Refused | null {
  const refused = aimRefusal(view, action);
  if (refused) return refused;
  const { item, target } = action;
  const other = fighterAt(view, target);
  return weaponRefusal(view, item, other, hexesTo(view, target)) ?? costRefusal(view, actorOf(view), attackPrice(view, action));
}

const STRIKES = /^strikes (?<target>\S+)(?: (?:(?<unarmed>unarmed)|with (?<gear>\S+)))?(?: (?<area>[HML]))?$/;
const CAST = /^(?<verb>nets|lassos|capes|shoots) (?<target>\S+)(?: (?<area>[HML]))?$/;
const THROW = /^(?:throws|casts) (?<gear>\S+) at (?<target>\S+)(?: (?<area>[HML]))?$/;

/** An ordinary attack, with whatever is in his hands (M-114 to M-132). */
export const attack = blowDeed<Attack>(
  {
    type: 'attack',
    fields: { item: ITEM, target: TARGET, area: AREA },
    rolls: ['wounds', 'weapon-fate', 'weapon-choice', 'landing', 'direction', 'cone', 'arbelos', 'entangle'],
    price: attackPrice,
    refusal: attackRefusal,
    perform: (play, { item, target, area }) => resolveAttack(play, declare(play, 'attack', item, target, area ?? null)),
    stage(view, action) {
      const play = paid(view, 'attack', attackPrice(view, action));
      return stageOf(play, declare(play, 'attack', action.item, action.target, action.area ?? null));
    },
    write: (view, action) => blowLine('strikes', view, action),
    read: blowReader('attack', [STRIKES, CAST, THROW]),
  },
  blowOddsOf,
);

/** A Whirling Attack (M-309 to M-320). */
type Whirl = BlowAnswer<'whirl'>;

export const whirlAnswer = byBlow('whirl');

const UNTRAINED = refuse('D-267', 'untrained');
const WEAPON = refuse('M-313', 'whirl-weapon');
const STANDING = refuse('M-311', 'whirl-standing');
const FRONT = refuse('M-312', 'whirl-front');
const WHIRL_BARRED = refuse('M-315', 'whirl-barred');
const STOOD_UP = refuse('M-149', 'stood-up');

/** The least that a whirl costs, and what it costs with an unwieldy weapon (M-310). */
export const WHIRL = 3;
const UNWIELDY = 4;

/** Three AP, four with a weapon whose attack costs two (M-310). */
export function whirlBase(attack: number): number {
  return attack > 1 ? UNWIELDY : WHIRL;
}

function whirlPrice(view: View, { item }: Whirl): Cost {
  return ap(whirlBase(attackBase(view, item)), surchargeOf(view, item));
}

/** What a whirl needs of the two and of the hexes round the target (M-311, M-312, M-314, M-315, D-267). */
export function whirlStanceRefusal(view: View, targetIndex: number): Refused | null {
  const { turn } = view.state;
  if (profileAt(view, turn.fighter).noxius) return UNTRAINED;
  const fighter = actorOf(view);
  const target = fighterAt(view, targetIndex);
  if (distance(view.world.arena, fighter.cell, target.cell) !== 1) return FRONT;
  if (turn.stood) return STOOD_UP;
  if (target.down) return STANDING;
  if (quadrantOf(view, target, fighter.cell) !== 'front') return FRONT;
  const { passes, ends } = whirlPath(view, fighter, target);
  const barred = passes === OUTSIDE || ends === OUTSIDE || standingOn(view, passes) >= 0 || standingOn(view, ends) >= 0;
  return barred ? WHIRL_BARRED : null;
}

/** What a whirl needs of its item: hand to hand (M-313). */
function whirlWeaponRefusal(view: View, item: number): Refused | null {
  if (item === IMPROVISED) return null;
  const unready = readyRefusal(view, actorOf(view), item);
  if (unready) return unready;
  return thingAt(view, item).bands[1]?.manner === 'strike' ? null : WEAPON;
}

/** Moves 120° round the target, facing as before, then strikes (M-314). */
function performWhirl(play: Play, { item, target, area }: Whirl): void {
  const attacker = actorOf(play);
  const blow = declare(play, 'whirl', item, target, area ?? null);
  const { passes, ends } = whirlPath(play, attacker, fighterAt(play, target));
  play.referee.tell?.({ type: 'moved', figure: attacker.id, from: attacker.cell, path: [passes, ends], gait: 'whirl', rules: ['M-314'] });
  attacker.cell = ends;
  attacker.whirls += 1;
  resolveAttack(play, blow);
}

const WHIRLS = /^whirls (?<target>\S+)(?: (?:(?<unarmed>unarmed)|with (?<gear>\S+)))?(?: (?<area>[HML]))?$/;

/** Round the target into his flank, and a blow on the way (M-309 to M-320). */
export const whirl = blowDeed<Whirl>(
  {
    type: 'whirl',
    fields: { item: ITEM, target: TARGET, area: AREA },
    price: whirlPrice,
    refusal: (view, action) =>
      aimRefusal(view, action) ??
      whirlStanceRefusal(view, action.target) ??
      whirlWeaponRefusal(view, action.item) ??
      costRefusal(view, actorOf(view), whirlPrice(view, action)),
    perform: performWhirl,
    stage(view, action) {
      const play = paid(view, 'whirl', whirlPrice(view, action));
      const blow = declare(play, 'whirl', action.item, action.target, action.area ?? null);
      const attacker = actorOf(play);
      attacker.cell = whirlPath(play, attacker, fighterAt(play, action.target)).ends;
      return stageOf(play, blow);
    },
    write: (view, action) => blowLine('whirls', view, action),
    read: blowReader('whirl', [WHIRLS]),
  },
  blowOddsOf,
);
