import { sum } from '../../../../engine/dice/index.ts';
import type { ToldEvent } from '../keys.ts';
import { guardAgainstNets } from '../state/gear-questions.ts';
import { fighterAt, gearAt, idOf, isEntangled, itemAt } from '../state/lookup.ts';
import { D6, tellCondition, throwDie } from '../state/rolls.ts';
import { remove, tellDevice } from '../state/things.ts';
import type { Play } from '../state/world.ts';
import type { SaveAgainst } from './save.ts';
import { saveTerms } from './save.ts';

/** Least die at which a cone catches a net (M-250), and the one at which an arbelos cuts it (M-254). */
export const CONE_CATCHES = 5;
export const ARBELOS_CUTS = 6;
/** A difference from which no die is thrown: it cannot be exceeded (M-236). */
export const SURE_CATCH = 6;

/** A cone may catch and shred the device before the attack dice (M-250). Returns true when the attack is void. */
export function caughtByCone(play: Play, item: number, target: number): boolean {
  if (guardAgainstNets(play, fighterAt(play, target), 'catches') < 0) return false;
  const face = throwDie(play, { by: target, why: 'cone', rule: 'M-250', needed: CONE_CATCHES });
  if (face < CONE_CATCHES) return false;
  remove(play, item, 'broken', 'M-250');
  return true;
}

/** An arbelos may cut a net that hits; the device is idle but of no more use this turn (M-254). */
function cutByArbelos(play: Play, item: number, target: number): boolean {
  if (guardAgainstNets(play, fighterAt(play, target), 'cuts') < 0) return false;
  const face = throwDie(play, { by: target, why: 'arbelos', rule: 'M-254', needed: ARBELOS_CUTS });
  if (face < ARBELOS_CUTS) return false;
  play.state.turn.barred = item;
  return true;
}

/** Lex `netAllowsSave`: armour may stop a net (M-236). */
function savedFromNet(play: Play, target: number, against: SaveAgainst): boolean {
  if (!play.world.lex.netAllowsSave) return false;
  const modifiers = saveTerms(play, target, against);
  const save = sum(modifiers);
  if (save === 0) return false;
  const { quadrant } = against;
  const told = (face: number): ToldEvent<'saved'> => {
    return { type: 'saved', figure: idOf(play, target), quadrant, face, modifiers, save, passed: face <= save, rules: ['M-236'] };
  };
  return play.referee.roll(D6, told) <= save;
}

function hold(play: Play, itemIndex: number, target: number): void {
  const item = itemAt(play, itemIndex);
  const victim = fighterAt(play, target);
  const caught = isEntangled(victim);
  item.spot = 'holding';
  item.victim = target;
  if (gearAt(play, itemIndex).binds === 'arms') victim.capes += 1;
  else victim.nets += 1;
  tellDevice(play, itemIndex, target, 'cast', 'M-241');
  if (!caught) tellCondition(play, victim.id, 'entangled', true, 'M-236');
}

/** A device has hit: arbelos, then a die that must exceed the difference to stay free (M-236, M-254). */
export function netHit(play: Play, item: number, target: number, difference: number, against: SaveAgainst): void {
  if (cutByArbelos(play, item, target) || savedFromNet(play, target, against)) return;
  if (difference < SURE_CATCH) {
    const needed = difference + 1;
    if (throwDie(play, { by: target, why: 'entangle', rule: 'M-236', needed }) >= needed) return;
  }
  hold(play, item, target);
}

/** Double 6 with a device entangles of itself, unless an arbelos cuts it (M-238, M-254). */
export function netOnDoubleSix(play: Play, item: number, target: number): void {
  if (fighterAt(play, target).fate !== 'active' || cutByArbelos(play, item, target)) return;
  hold(play, item, target);
}
