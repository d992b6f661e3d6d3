import { fatigueOfMiss } from '../attack/blow.ts';
import { ownFaces } from '../attack/doubles.ts';
import { ARBELOS_CUTS, CONE_CATCHES, SURE_CATCH } from '../attack/entangle.ts';
import { MORTAL, netWounds } from '../attack/harm.ts';
import type { Stage } from '../attack/stage.ts';
import { fighterAt, withFighter } from '../state/lookup.ts';
import type { Blow } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { beatenFate, doubleFate, doubleOneFates, type Fate, mercyOf36, missFate } from './fates.ts';

/**
 * Weights are whole numbers out of `WHOLE`, so that counting is exact and needs no fractions: seven dice in a row divide by
 * 6 each, two pairs of a grapple by 30. It stays below 2^30, where engines count fastest.
 */
export const WHOLE = 25 * 6 ** 7;

/** What may come of an attack to its target; each is counted, and has its chance in `AttackFacts`. */
export const COMES = [
  'hit',
  'miss',
  'double',
  /** The device was caught and shredded before the dice, or an arbelos cut it after them (M-250, M-254). */
  'caught',
  'cut',
  'saved',
  'anyWound',
  /** Net wounds on the average, not a share. */
  'expectedWounds',
  'entangled',
  /** He was standing and lies, by whatever; of that by a saved hit (M-210, M-319). */
  'knockedDown',
  'bashed',
  /** Beaten if the attacker ends his turn beside him (M-167). */
  'floored',
  /** Stamina 0 or less. */
  'toZero',
  /** Dead without the crowd being asked. */
  'dead',
  /** Asks the crowd at once. */
  'appeals',
] as const;
export const LOSES = ['losesWeapon', 'losesArmour', 'attackerDown', 'attackerAppeals', 'attackerLosesWeapon'] as const;
/** Won, tied and lost grapple tests. */
export const TESTS = ['win', 'tie', 'lose'] as const;
/** All of these, and those whom the crowd spares. */
export const COUNTS = [...COMES, 'spared', ...LOSES, ...TESTS] as const;
type Count = (typeof COUNTS)[number];
/** A number for each. */
export type Counts<N> = Record<Count, N>;

/** How often each thing happens to a target and his attacker, out of `WHOLE`. */
export interface Tally extends Counts<number> {
  /** By face; index 0 is not used. */
  readonly doubles: number[];
  /** Net wounds by number; index 0 is everything else. */
  readonly wounds: number[];
}

const NOTHING = Object.fromEntries(COUNTS.map((count) => [count, 0])) as Counts<number>;

export function emptyTally(): Tally {
  return { ...NOTHING, doubles: [0, 0, 0, 0, 0, 0, 0], wounds: [0] };
}

/** He asks the crowd in a position, or dies unasked. */
export function countBeaten(tally: Tally, view: View, index: number, conqueror: number, weight: number): void {
  if (beatenFate(view, index) === 'dies') tally.dead += weight;
  else {
    tally.appeals += weight;
    tally.spared += (weight / 36) * mercyOf36(view, index, conqueror);
  }
}

/** Who is wounded, and by whom. */
type Sides = Pick<Blow, 'target' | 'attacker'>;

/** Wounds of one number, and what comes of them. Returns whether he leaves the sand (M-145, M-146). */
export function countWounds(tally: Tally, view: View, { target, attacker }: Sides, net: number, weight: number): boolean {
  while (tally.wounds.length <= net) tally.wounds.push(0);
  tally.wounds[net]! += weight;
  const { stamina, woundsTaken } = fighterAt(view, target);
  const left = stamina - net;
  if (net === 0 || left > 0) return false;
  tally.toZero += weight;
  if (left <= MORTAL && !view.world.lex.mortallyWoundedMayAppeal) tally.dead += weight;
  else countBeaten(tally, withFighter(view, target, { stamina: left, woundsTaken: woundsTaken + net }), target, attacker, weight);
  return true;
}

/** The dice of an attack by what they come to. */
interface Throws {
  /** By positive difference. */
  readonly hits: number[];
  readonly doubles: number[];
  /** Missed at the first throw, and with a die thrown again (M-323). */
  missed: number;
  missedAgain: number;
}

function noThrows(): Throws {
  return { hits: [], doubles: [0, 0, 0, 0, 0, 0, 0], missed: 0, missedAgain: 0 };
}

/** One pair of dice, unless it is a miss. Returns whether it was counted (M-119 to M-122). */
function countPair(throws: Throws, total: number, attack: number, defence: number, weight: number): boolean {
  const difference = attack + total - defence;
  if (attack === defence) throws.doubles[attack]! += weight;
  else if (difference > 0) throws.hits[difference] = (throws.hits[difference] ?? 0) + weight;
  else return false;
  return true;
}

/** After a miss with a feint the attack die is thrown again (M-322). */
function countAgain(throws: Throws, total: number, defence: number, weight: number): void {
  for (let attack = 1; attack <= 6; attack += 1)
    if (!countPair(throws, total, attack, defence, weight / 6)) throws.missedAgain += weight / 6;
}

const known: { readonly plain: (Throws | undefined)[]; readonly feint: (Throws | undefined)[] } = { plain: [], feint: [] };
/** Keeps places of low totals positive. */
const LOWEST = 16;

/** All throws of an attack with a modifier, out of `WHOLE`; counted once for each modifier. */
function throwsOf(total: number, feint: boolean): Throws {
  const place = total + LOWEST;
  const list = feint ? known.feint : known.plain;
  let throws = list[place];
  if (throws) return throws;
  list[place] = throws = noThrows();
  const weight = WHOLE / 36;
  for (let attack = 1; attack <= 6; attack += 1) {
    for (let defence = 1; defence <= 6; defence += 1) {
      if (countPair(throws, total, attack, defence, weight)) continue;
      if (feint) countAgain(throws, total, defence, weight);
      else throws.missed += weight;
    }
  }
  return throws;
}

/** The count that an event without further dice adds to; null when it changes nothing that is counted. */
const COUNTED: Readonly<Record<Fate, Count | null>> = {
  pushed: null,
  'no-effect': null,
  appeals: null,
  dies: null,
  wounds: null,
  'wounds-and-entangles': null,
  'knocked-down': 'knockedDown',
  floored: 'floored',
  'loses-weapon': 'losesWeapon',
  'shield-falls': 'losesArmour',
  'helmet-falls': 'losesArmour',
  'attacker-knocked-down': 'attackerDown',
  'attacker-appeals': 'attackerAppeals',
  'attacker-loses-weapon': 'attackerLosesWeapon',
};

function countFate(tally: Tally, { view, blow }: Stage, fate: Fate, weight: number): void {
  const key = COUNTED[fate];
  if (key !== null) tally[key] += weight;
  else if (fate === 'appeals' || fate === 'dies') countBeaten(tally, view, blow.target, blow.attacker, weight);
}

const TWO_DICE_OF_36 = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const ONE_DIE_OF_36 = [0, 6, 6, 6, 6, 6, 6];

/** Two dice of wounds; one for a device, which then holds of itself (M-163, M-238). */
function countDoubleSix(tally: Tally, stage: Stage, weight: number): void {
  const { view, blow, woundModifiers: modifiers, device } = stage;
  const shares = device ? ONE_DIE_OF_36 : TWO_DICE_OF_36;
  for (let raw = 1; raw < shares.length; raw += 1) {
    if (shares[raw] === 0) continue;
    const part = (weight / 36) * shares[raw]!;
    const net = netWounds({ raw, modifiers, rule: 'M-163' });
    const beaten = countWounds(tally, view, blow, net, part);
    if (device && !beaten) tally.entangled += uncut(tally, stage, part);
  }
}

/** An arbelos may cut what would hold; returns the weight that holds on (M-254). */
function uncut(tally: Tally, { arbelos }: Stage, weight: number): number {
  const cut = arbelos ? (weight * (7 - ARBELOS_CUTS)) / 6 : 0;
  tally.cut += cut;
  return weight - cut;
}

function countDoubleOne(tally: Tally, stage: Stage, weight: number): void {
  const { own, other } = doubleOneFates(stage);
  const ours = (weight / 6) * ownFaces(stage.view, stage.blow).length;
  countFate(tally, stage, own, ours);
  countFate(tally, stage, other, weight - ours);
}

function countDouble(tally: Tally, stage: Stage, face: number, weight: number): void {
  tally.double += weight;
  tally.doubles[face]! += weight;
  if (face === 6) return countDoubleSix(tally, stage, weight);
  if (face === 1) return countDoubleOne(tally, stage, weight);
  const fate = doubleFate(stage, face);
  const falls = face === 2 && fate !== 'knocked-down' && !fighterAt(stage.view, stage.blow.target).down;
  if (falls) tally.knockedDown += weight;
  countFate(tally, stage, fate, weight);
}

/** Pushed back or floored; the attacker is more tired by then, which the crowd may weigh (M-122 to M-125, M-156, M-323). */
export function countMiss(tally: Tally, stage: Stage, weight: number, again: boolean): void {
  if (weight === 0) return;
  const { view, blow } = stage;
  tally.miss += weight;
  const fate = missFate(stage);
  if (fate !== 'appeals' && fate !== 'dies') return countFate(tally, stage, fate, weight);
  const tired = withFighter(view, blow.attacker, { fatigue: fighterAt(view, blow.attacker).fatigue + fatigueOfMiss(again) });
  countBeaten(tally, tired, blow.target, blow.attacker, weight);
}

/** A device that hit: arbelos, by lex a Save, then the die that must exceed the difference (M-236, M-254). */
function countNet(tally: Tally, stage: Stage, difference: number, weight: number): void {
  const uncaught = uncut(tally, stage, weight);
  const saved = (uncaught * stage.save) / 6;
  tally.saved += saved;
  tally.entangled += ((uncaught - saved) * Math.min(difference, SURE_CATCH)) / 6;
}

function countHit(tally: Tally, stage: Stage, difference: number, weight: number): void {
  const { view, blow, save, woundModifiers: modifiers } = stage;
  tally.hit += weight;
  if (stage.device) return countNet(tally, stage, difference, weight);
  const saved = (weight * Math.max(0, Math.min(6, save))) / 6;
  tally.saved += saved;
  if (stage.bash) {
    tally.bashed += saved;
    tally.knockedDown += saved;
  }
  const net = netWounds({ raw: difference, modifiers, rule: 'M-130' });
  countWounds(tally, view, blow, net, weight - saved);
}

/** Whatever the dice came to, in sixths of the whole. */
function countThrows(tally: Tally, stage: Stage, { hits, doubles, missed, missedAgain }: Throws, sixths: number): Tally {
  for (let difference = 1; difference < hits.length; difference += 1) {
    const weight = hits[difference];
    if (weight) countHit(tally, stage, difference, (weight / 6) * sixths);
  }
  for (let face = 1; face <= 6; face += 1) if (doubles[face]! > 0) countDouble(tally, stage, face, (doubles[face]! / 6) * sixths);
  countMiss(tally, stage, (missed / 6) * sixths, false);
  countMiss(tally, stage, (missedAgain / 6) * sixths, true);
  return closed(tally);
}

/** Whatever dealt no wounds has dealt 0. */
export function closed(tally: Tally): Tally {
  const { wounds } = tally;
  wounds.forEach((weight, net) => {
    tally.anyWound += weight;
    tally.expectedWounds += weight * net;
  });
  tally.anyWound -= wounds[0]!;
  wounds[0] = WHOLE - tally.anyWound;
  return tally;
}

/** Every throw of an attack, with `feint` a miss always thrown again; a cone may void it first (M-250). */
export function tallyAttack(stage: Stage, feint: boolean): Tally {
  const tally = emptyTally();
  const caught = stage.cone ? 7 - CONE_CATCHES : 0;
  tally.caught = (WHOLE / 6) * caught;
  return countThrows(tally, stage, throwsOf(stage.total, feint), 6 - caught);
}

/** The attack die of a blow that missed, thrown again or left (M-322, M-323). */
export function tallyAnswer(stage: Stage, use: boolean): Tally {
  const throws = noThrows();
  if (use) countAgain(throws, stage.total, stage.blow.defenceDie, WHOLE);
  else throws.missed = WHOLE;
  return countThrows(emptyTally(), stage, throws, 6);
}
