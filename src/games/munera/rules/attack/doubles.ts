import { adjacent } from '../../../../engine/hex/index.ts';
import { appeal } from '../turn/appeal.ts';
import { isDevice } from './blow.ts';
import { netOnDoubleSix } from './entangle.ts';
import type { Beaten } from './falls.ts';
import { fell } from './falls.ts';
import type { Flight } from './flight.ts';
import { landSpear, spendSpear, useUpMissile } from './flight.ts';
import { loseWeaponBy, loseWeaponOf, ownFaces } from './lost-weapons.ts';
import { helmetOf, shieldOf } from '../state/gear-questions.ts';
import { tellCondition, throwDie } from '../state/rolls.ts';
import type { Blow } from '../state/state.ts';
import { woundTerms } from './wound-terms.ts';
import { letFall } from '../state/things.ts';
import { wound } from './wounds.ts';
import type { Play } from '../state/world.ts';

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
  const fighter = play.state.fighters[target]!;
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
  if (blow.move === 'whirl') play.state.fighters[blow.attacker]!.whirlDoubles += 1;
  useUpMissile(play, flight);
  if (blow.attackDie === 6) return doubleSix(play, blow, flight);
  const beaten = eventOf(play, blow, flight);
  landSpear(play, blow, flight);
  if (beaten) appeal(play, beaten.index, beaten.by, beaten.rule);
}
