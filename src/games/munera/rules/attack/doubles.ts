import { adjacent } from '../../../../engine/hex/index.ts';
import { hasScissor, helmetOf, shieldOf } from '../state/gear-questions.ts';
import { D6, tellCondition, throwDie } from '../state/rolls.ts';
import type { Blow } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import { layDown, letFall, remove, throwLanding } from '../state/things.ts';
import type { Play, View } from '../state/world.ts';
import { appeal } from '../turn/appeal.ts';
import { isDevice } from './blow.ts';
import { netOnDoubleSix } from './entangle.ts';
import type { Beaten } from './falls.ts';
import { fell } from './falls.ts';
import type { Flight } from './flight.ts';
import { landSpear, spendSpear, useUpMissile } from './flight.ts';
import { wound, woundTerms } from './wounds.ts';
import { fighterAt, gearAt, thingAt } from '../state/lookup.ts';

/** Broken, or dropped into a random neighbouring hex; a noxius' damaged weapon breaks instead (M-169, D-260). */
function lose(play: Play, item: number, other: number, forGood: boolean, rule: string): void {
  if (forGood) remove(play, item, 'broken', 'M-169');
  else if (thingAt(play, item).damaged) remove(play, item, 'broken', 'D-260');
  else letFall(play, item, other, rule);
}

/** A spear in the air goes for good or lands beside the target (M-171, M-270). */
function loseThrownSpear(play: Play, { attacker }: Blow, { item, cell, facing }: Flight, forGood: boolean): void {
  if (forGood) return remove(play, item, 'broken', 'M-169');
  if (thingAt(play, item).damaged) return remove(play, item, 'broken', 'D-266');
  const from = fighterAt(play, attacker).cell;
  layDown(play, item, throwLanding(play, { cell, facing, from, by: attacker, why: 'direction', rule: 'M-171' }), 'landed', 'M-171');
}

/** Double 1 against the attacker: the weapon he used; fists and cesti cannot be lost, so he falls (M-171). */
export function loseWeaponBy(play: Play, blow: Blow, flight: Flight, forGood: boolean): Beaten | null {
  const { attacker, target, item } = blow;
  const gear = item === IMPROVISED ? null : gearAt(play, item);
  const falls = gear === null || (gear.fixed && play.world.lex.cestusDouble1 === 'knockDown');
  if (falls) return fell(play, attacker, target, 'M-171');
  const usedUp = flight.kind === 'missile' && flight.item === item;
  if (gear.fixed || usedUp) return null;
  if (flight.kind === 'spear' && !gear.tied) loseThrownSpear(play, blow, flight, forGood);
  else lose(play, item, target, forGood, 'M-171');
  return null;
}

const FIRST_HALF: readonly number[] = [1, 2, 3];
const ONE_ONLY: readonly number[] = [1];
const ALL_BUT_ONE: readonly number[] = [2, 3, 4, 5, 6];

/** Faces of the fate die on which the attacker's weapon goes: 1 to 3; a scissor sword turns 2 and more on the other (M-168, M-255). */
export function ownFaces(view: View, { target, item }: Blow): readonly number[] {
  const ours = item !== IMPROVISED && gearAt(view, item).scissor;
  const theirs = hasScissor(view, fighterAt(view, target));
  if (ours === theirs) return FIRST_HALF;
  return ours ? ONE_ONLY : ALL_BUT_ONE;
}

/** The weapons that Double 1 may take, in loadout order; a bundle of darts is one (M-170). */
export function weaponEntries({ world, state }: View, index: number): number[] {
  const found: number[] = [];
  const bundles = new Set<string>();
  for (const item of state.fighters[index]!.carried) {
    const { gear } = world.things[item]!;
    if (!gear.entry || bundles.has(gear.id)) continue;
    if (world.lex.double1DefenderPool === 'readied' && state.items[item]!.spot === 'sheathed') continue;
    if (gear.wear === 'bundle') bundles.add(gear.id);
    found.push(item);
  }
  return found;
}

/** One of `count` at equal chances by D6, by several D6 for more than six; what exceeds equal shares is thrown again (M-170). */
function chooseOf(play: Play, index: number, count: number): number {
  for (;;) {
    let thrown = 0;
    let span = 1;
    for (; span < count; span *= D6) thrown = thrown * D6 + throwDie(play, { by: index, why: 'weapon-choice', rule: 'M-170' }) - 1;
    const share = Math.floor(span / count);
    if (thrown < share * count) return Math.floor(thrown / share);
  }
}

/** Double 1 against the defender: a random weapon of his or, without any, he falls (M-170). */
export function loseWeaponOf(play: Play, index: number, other: number, forGood: boolean): Beaten | null {
  const entries = weaponEntries(play, index);
  if (entries.length > 0) {
    lose(play, entries[chooseOf(play, index, entries.length)]!, other, forGood, 'M-170');
    return null;
  }
  const { carried } = fighterAt(play, index);
  const cesti = carried.some((item) => gearAt(play, item).wear === 'fist');
  return cesti && play.world.lex.cestusDouble1 === 'noEffect' ? null : fell(play, index, other, 'M-170');
}

/** Two dice of wounds without a Save; one for a device, which then entangles of itself (M-163, M-238). */
function doubleSix(play: Play, blow: Blow, flight: Flight): void {
  const { attacker, target, item } = blow;
  const device = isDevice(play, blow);
  let raw = throwDie(play, { by: attacker, why: 'wounds', rule: 'M-163', against: target });
  if (!device) raw += throwDie(play, { by: attacker, why: 'wounds', rule: 'M-163', against: target });
  spendSpear(play, blow, flight);
  wound(play, target, attacker, { raw, modifiers: woundTerms(play, item), rule: device ? 'M-238' : 'M-163' });
  if (device) netOnDoubleSix(play, item, target);
}

/** The shield falls, else the helmet, else he does (M-164). */
function doubleFive(play: Play, { attacker, target }: Blow): Beaten | null {
  const fighter = fighterAt(play, target);
  const shield = shieldOf(play, fighter);
  const falls = shield >= 0 ? shield : helmetOf(play, fighter);
  if (falls < 0) return fell(play, target, attacker, 'M-164');
  letFall(play, falls, attacker, 'M-164');
  return null;
}

/** Floored: beaten if the attacker ends his turn beside him, and at once if he was down (M-167). */
function doubleTwo(play: Play, { attacker, target }: Blow): Beaten | null {
  const { fighters, turn } = play.state;
  const beaten = fell(play, target, attacker, 'M-167');
  if (beaten) return beaten;
  if (play.world.lex.double2Resolution === 'endOfTurn') {
    turn.floored = [...turn.floored, target];
    tellCondition(play, fighters[target]!.id, 'floored', true, 'M-167');
    return null;
  }
  const beside = adjacent(play.world.arena, fighters[attacker]!.cell, fighters[target]!.cell);
  return beside ? { index: target, by: attacker, rule: 'M-174' } : null;
}

/** A weapon is lost: for good on 1 and 6, else it falls beside its owner (M-168 to M-171). */
function doubleOne(play: Play, blow: Blow, flight: Flight): Beaten | null {
  const face = throwDie(play, { by: blow.attacker, why: 'weapon-fate', rule: 'M-168' });
  const forGood = face === 1 || face === 6;
  if (ownFaces(play, blow).includes(face)) return loseWeaponBy(play, blow, flight, forGood);
  return loseWeaponOf(play, blow.target, blow.attacker, forGood);
}

function eventOf(play: Play, blow: Blow, flight: Flight): Beaten | null {
  const { attacker, target, attackDie } = blow;
  switch (attackDie) {
    case 1:
      return doubleOne(play, blow, flight);
    case 2:
      return doubleTwo(play, blow);
    case 3:
      return fell(play, attacker, target, 'M-166');
    case 4:
      return fell(play, target, attacker, 'M-165');
    default:
      return doubleFive(play, blow);
  }
}

/** Equal dice: the special event, whatever the modifiers; then a spear lands, then the crowd is asked (M-162 to M-171, M-176). */
export function doubleEvent(play: Play, blow: Blow, flight: Flight): void {
  if (blow.move === 'whirl') fighterAt(play, blow.attacker).whirlDoubles += 1;
  useUpMissile(play, flight);
  if (blow.attackDie === 6) return doubleSix(play, blow, flight);
  const beaten = eventOf(play, blow, flight);
  landSpear(play, blow, flight);
  if (beaten) appeal(play, beaten.index, beaten.by, beaten.rule);
}
