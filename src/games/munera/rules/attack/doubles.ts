import { adjacent } from '../../../../engine/hex/index.ts';
import { hasScissor, helmetOf, shieldOf } from '../state/gear-questions.ts';
import { fighterAt, gearAt, itemAt, thingAt } from '../state/lookup.ts';
import { D6, tellCondition, throwDie } from '../state/rolls.ts';
import { type Blow, IMPROVISED } from '../state/state.ts';
import { type Landing, layDown, letFall, remove, tellItem, throwLanding } from '../state/things.ts';
import type { Play, View } from '../state/world.ts';
import { appeal } from '../turn/beaten.ts';
import { netOnDoubleSix } from './entangle.ts';
import { type Beaten, fell, wound } from './harm.ts';
import type { Stage } from './stage.ts';

/** What becomes of a weapon that flew, slipped or broke. */

function land(play: Play, { blow, flight }: Stage, why: Landing['why'], rule: string): void {
  const { item, cell, facing } = flight;
  const by = blow.attacker;
  const to = throwLanding(play, { cell, facing, from: fighterAt(play, by).cell, by, why, rule });
  if (item >= 0) layDown(play, item, to, 'landed', rule);
}

/** A dart or arrow that missed lands beside the target, before the push-back (M-262, M-277). */
export function landMissile(play: Play, stage: Stage): void {
  if (stage.flight.kind === 'missile') land(play, stage, 'landing', 'M-262');
}

/** A dart or arrow that hit or caused a special event is lost (M-261, M-277). */
export function useUpMissile(play: Play, { flight }: Stage): void {
  if (flight.kind === 'missile' && flight.item >= 0) remove(play, flight.item, 'spent', 'M-261');
}

/** A spear that was thrown and is still the thrower's: not lost by the event, nor gone with him. */
function isInTheAir(play: Play, { blow, flight: { kind, item } }: Stage): boolean {
  return kind === 'spear' && itemAt(play, item).holder === blow.attacker;
}

/** A thrown spear that made no wound: back on its thong, broken when it was damaged, else beside the target (M-270, M-272, D-266). */
export function landSpear(play: Play, stage: Stage): void {
  if (!isInTheAir(play, stage)) return;
  const { blow, flight } = stage;
  const { gear, damaged } = thingAt(play, flight.item);
  if (gear.tied) tellItem(play, flight.item, blow.attacker, 'recovered', 'M-272');
  else if (damaged) remove(play, flight.item, 'broken', 'D-266');
  else land(play, stage, 'landing', 'M-270');
}

/** A thrown spear that wounded is lost; a tied one comes back (M-272, M-273). */
export function spendSpear(play: Play, stage: Stage): void {
  if (!isInTheAir(play, stage)) return;
  const { blow, flight } = stage;
  const { tied } = gearAt(play, flight.item);
  if (tied && play.world.lex.thongedSpearOnWound === 'recovered') tellItem(play, flight.item, blow.attacker, 'recovered', 'M-272');
  else remove(play, flight.item, 'lost', tied ? 'M-272' : 'M-273');
}

/** Broken, or dropped into a random neighbouring hex; a noxius' damaged weapon breaks instead (M-169, D-260). */
function lose(play: Play, item: number, other: number, forGood: boolean, rule: string): void {
  if (forGood) remove(play, item, 'broken', 'M-169');
  else if (thingAt(play, item).damaged) remove(play, item, 'broken', 'D-260');
  else letFall(play, item, other, rule);
}

/** Double 1 against the attacker: the weapon he used; fists and cesti cannot be lost, so he falls (M-171, M-270). */
function loseWeaponBy(play: Play, stage: Stage, forGood: boolean): Beaten | null {
  const { blow, thing, flight } = stage;
  const { attacker, target, item } = blow;
  if (thing === null || (thing.gear.fixed && play.world.lex.cestusDouble1 === 'knockDown')) return fell(play, attacker, target, 'M-171');
  const { fixed, tied } = thing.gear;
  if (fixed || (flight.kind === 'missile' && flight.item === item)) return null;
  if (flight.kind !== 'spear' || tied) lose(play, item, target, forGood, 'M-171');
  else if (forGood) remove(play, item, 'broken', 'M-169');
  else if (thing.damaged) remove(play, item, 'broken', 'D-266');
  else land(play, stage, 'direction', 'M-171');
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
function loseWeaponOf(play: Play, index: number, other: number, forGood: boolean): Beaten | null {
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
function doubleSix(play: Play, stage: Stage): void {
  const { blow, device, woundModifiers: modifiers } = stage;
  const { attacker, target } = blow;
  const die = (): number => throwDie(play, { by: attacker, why: 'wounds', rule: 'M-163', against: target });
  const raw = device ? die() : die() + die();
  spendSpear(play, stage);
  wound(play, target, attacker, { raw, modifiers, rule: device ? 'M-238' : 'M-163' });
  if (device) netOnDoubleSix(play, stage);
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
  const { turn } = play.state;
  const beaten = fell(play, target, attacker, 'M-167');
  if (beaten) return beaten;
  const victim = fighterAt(play, target);
  if (play.world.lex.double2Resolution === 'endOfTurn') {
    turn.floored = [...turn.floored, target];
    tellCondition(play, victim.id, 'floored', true, 'M-167');
    return null;
  }
  const beside = adjacent(play.world.arena, fighterAt(play, attacker).cell, victim.cell);
  return beside ? { index: target, by: attacker, rule: 'M-174' } : null;
}

/** A weapon is lost: for good on 1 and 6, else it falls beside its owner (M-168 to M-171). */
function doubleOne(play: Play, stage: Stage): Beaten | null {
  const { blow } = stage;
  const face = throwDie(play, { by: blow.attacker, why: 'weapon-fate', rule: 'M-168' });
  const forGood = face === 1 || face === 6;
  if (ownFaces(play, blow).includes(face)) return loseWeaponBy(play, stage, forGood);
  return loseWeaponOf(play, blow.target, blow.attacker, forGood);
}

function eventOf(play: Play, stage: Stage): Beaten | null {
  const { blow } = stage;
  const { attacker, target, attackDie } = blow;
  switch (attackDie) {
    case 1:
      return doubleOne(play, stage);
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
export function doubleEvent(play: Play, stage: Stage): void {
  const { attacker, move, attackDie } = stage.blow;
  if (move === 'whirl') fighterAt(play, attacker).whirlDoubles += 1;
  useUpMissile(play, stage);
  if (attackDie === 6) return doubleSix(play, stage);
  const beaten = eventOf(play, stage);
  landSpear(play, stage);
  if (beaten) appeal(play, beaten.index, beaten.by, beaten.rule);
}
