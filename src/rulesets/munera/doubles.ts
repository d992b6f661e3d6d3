import { adjacent } from '../../engine/hex/index.ts';
import { appeal } from './appeal.ts';
import { netOnDoubleSix } from './entangle.ts';
import { knockDown } from './falls.ts';
import type { Flight } from './flight.ts';
import { landSpear, spendSpear, useUpMissile } from './flight.ts';
import { loseWeaponBy, loseWeaponOf, ownFaces } from './lost-weapons.ts';
import { helmetOf, shieldOf } from './gear-questions.ts';
import { throwDie } from './rolls.ts';
import type { Blow } from './state.ts';
import { IMPROVISED } from './state.ts';
import { woundTerms } from './wound-terms.ts';
import { letFall } from './things.ts';
import { wound } from './wounds.ts';
import type { Play } from './world.ts';

function fallOrAppeal(play: Play, index: number, by: number, rule: string): void {
  if (knockDown(play, index, by, rule)) appeal(play, index, by, 'M-150');
}

/** Two dice of wounds without a Save; one for a device, which then entangles of itself (M-163, M-238). */
function doubleSix(play: Play, blow: Blow, flight: Flight): void {
  const { attacker, target, item } = blow;
  const device = item !== IMPROVISED && play.world.things[item]!.gear.escape !== null;
  let raw = throwDie(play, { by: attacker, why: 'wounds', rule: 'M-163', against: target });
  if (!device) raw += throwDie(play, { by: attacker, why: 'wounds', rule: 'M-163', against: target });
  spendSpear(play, blow, flight);
  wound(play, target, attacker, { raw, modifiers: woundTerms(play, item), rule: device ? 'M-238' : 'M-163' });
  if (device) netOnDoubleSix(play, item, target);
}

/** The shield falls, else the helmet, else he does (M-164). */
function doubleFive(play: Play, { attacker, target }: Blow): void {
  const fighter = play.state.fighters[target]!;
  const shield = shieldOf(play, fighter);
  const falls = shield >= 0 ? shield : helmetOf(play, fighter);
  if (falls >= 0) letFall(play, falls, attacker, 'M-164');
  else fallOrAppeal(play, target, attacker, 'M-164');
}

/** Floored: beaten if the attacker ends his turn beside him, and at once if he was down (M-167). */
function doubleTwo(play: Play, { attacker, target }: Blow): void {
  const { fighters, turn } = play.state;
  if (knockDown(play, target, attacker, 'M-167')) return appeal(play, target, attacker, 'M-150');
  if (play.world.lex.double2Resolution === 'endOfTurn') return void (turn.floored = [...turn.floored, target]);
  if (adjacent(play.world.arena, fighters[attacker]!.cell, fighters[target]!.cell)) appeal(play, target, attacker, 'M-174');
}

/** A weapon is lost: for good on 1 and 6, else it falls beside its owner (M-168 to M-171). */
function doubleOne(play: Play, blow: Blow, flight: Flight): void {
  const face = throwDie(play, { by: blow.attacker, why: 'weapon-fate', rule: 'M-168' });
  const forGood = face === 1 || face === 6;
  if (ownFaces(play, blow).includes(face)) return loseWeaponBy(play, blow, flight, forGood);
  loseWeaponOf(play, blow.target, blow.attacker, forGood);
  if (!play.state.outcome) landSpear(play, blow, flight);
}

/** Equal dice: the special event, whatever the modifiers (M-162 to M-171). */
export function doubleEvent(play: Play, blow: Blow, flight: Flight): void {
  const { attacker, target, attackDie } = blow;
  if (blow.move === 'whirl') play.state.fighters[attacker]!.whirlDoubles += 1;
  useUpMissile(play, flight);
  if (attackDie === 1) return doubleOne(play, blow, flight);
  if (attackDie === 6) return doubleSix(play, blow, flight);
  if (attackDie === 5) doubleFive(play, blow);
  if (attackDie === 4) fallOrAppeal(play, target, attacker, 'M-165');
  if (attackDie === 3) fallOrAppeal(play, attacker, target, 'M-166');
  if (attackDie === 2) doubleTwo(play, blow);
  if (!play.state.outcome) landSpear(play, blow, flight);
}
