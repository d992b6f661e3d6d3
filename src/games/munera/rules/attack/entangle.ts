import { fighterAt, gearAt, isEntangled, itemAt } from '../state/lookup.ts';
import { tellCondition, throwDie } from '../state/rolls.ts';
import type { Blow } from '../state/state.ts';
import { remove, tellDevice } from '../state/things.ts';
import type { Play } from '../state/world.ts';
import { type Stage, throwSave } from './stage.ts';

/** Least die at which a cone catches a net (M-250), and the one at which an arbelos cuts it (M-254). */
export const CONE_CATCHES = 5;
export const ARBELOS_CUTS = 6;
/** A difference from which no die is thrown: it cannot be exceeded (M-236). */
export const SURE_CATCH = 6;

/** A cone may catch and shred the device before the attack dice (M-250). Returns true when the attack is void. */
export function caughtByCone(play: Play, { item, target }: Blow): boolean {
  const face = throwDie(play, { by: target, why: 'cone', rule: 'M-250', needed: CONE_CATCHES });
  if (face < CONE_CATCHES) return false;
  remove(play, item, 'broken', 'M-250');
  return true;
}

/** An arbelos may cut a net that hits; the device is idle but of no more use this turn (M-254). */
function cutByArbelos(play: Play, { blow: { item, target }, arbelos }: Stage): boolean {
  if (!arbelos) return false;
  const face = throwDie(play, { by: target, why: 'arbelos', rule: 'M-254', needed: ARBELOS_CUTS });
  if (face < ARBELOS_CUTS) return false;
  play.state.turn.barred = item;
  return true;
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

/** A device has hit: arbelos, by lex `netAllowsSave` armour, then a die that must exceed the difference to stay free (M-236, M-254). */
export function netHit(play: Play, stage: Stage, difference: number): void {
  if (cutByArbelos(play, stage)) return;
  if (stage.save !== 0 && throwSave(play, stage, 'M-236')) return;
  const { item, target } = stage.blow;
  if (difference < SURE_CATCH) {
    const needed = difference + 1;
    if (throwDie(play, { by: target, why: 'entangle', rule: 'M-236', needed }) >= needed) return;
  }
  hold(play, item, target);
}

/** Double 6 with a device entangles of itself, unless an arbelos cuts it (M-238, M-254). */
export function netOnDoubleSix(play: Play, stage: Stage): void {
  const { item, target } = stage.blow;
  if (fighterAt(play, target).fate !== 'active' || cutByArbelos(play, stage)) return;
  hold(play, item, target);
}
