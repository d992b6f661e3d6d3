import type { Cell } from '../../../../engine/hex/index.ts';
import { Fraction } from '../../../../engine/odds/index.ts';
import { choicesInControl, meetingOf } from '../beast/intent.ts';
import { keepersOf } from '../turn/control.ts';
import { asBeast, isFree, living, livingBeasts, onSand, withMan } from '../state/questions.ts';
import { manOf } from '../state/access.ts';
import type { View } from '../state/world.ts';
import { controlOdds } from './control.ts';

/**
 * Where the beast strikes at a man in its next round, by the hex he would stand on, all else as it is: it wins Control, before
 * any re-roll, and its card takes him for its target, bowls him over on the way to another or sweeps him.
 */

/** Chance by hex, those above 0 only. */
export type ReachChances = ReadonlyMap<Cell, Fraction>;

/** The chance that the beast has Control in the round that comes (D-046, D-047). */
export function chanceOfControl(view: View): Fraction {
  const { retained, beast, tie, tieGoesTo } = controlOdds(view);
  if (retained) return new Fraction(1);
  return tieGoesTo === 'beast' ? beast.add(tie) : beast;
}

/** The share of its choices in which it attacks him or bowls him over; whom it runs over only if it misses is not among them. */
function shareOf(view: View, man: number): Fraction {
  const id = manOf(view.state, man).id;
  const chosen = choicesInControl(view);
  const strikes = chosen.filter((target) => {
    const { attack, pushed, swept } = meetingOf(view, target);
    return (attack !== null && target.man === man) || [...pushed, ...swept].some((one) => one.id === id);
  });
  return new Fraction(strikes.length, chosen.length);
}

/** The chance that the beast strikes at a man in its next round if he stands on a hex. */
export function chanceOn(view: View, man: number, cell: Cell): Fraction {
  return chanceOfControl(view).mul(shareOfAny(withMan(view, manOf(view.state, man).id, { cell }), man));
}

/** Of several beasts each chooses for itself, all else as it stands; those that do not act in a kept round are left out (D-406). */
function shareOfAny(view: View, man: number): Fraction {
  if (view.state.beasts.length === 1) return shareOf(view, man);
  const keepers = keepersOf(view);
  const acting = keepers.length > 0 ? keepers : livingBeasts(view.state);
  const one = new Fraction(1);
  return one.sub(acting.map((index) => one.sub(shareOf(asBeast(view, index), man))).reduce((all, spared) => all.mul(spared), one));
}

/** The chances, a step for each hex; empty where there is no beast against men, or he is not on the sand. */
export function* reachChances(view: View, man: number): Generator<void, ReachChances> {
  const found = new Map<Cell, Fraction>();
  const { state, world } = view;
  const who = state.men[man];
  if (livingBeasts(state).length === 0 || !who || !living(who) || !onSand(who)) return found;
  const control = chanceOfControl(view);
  for (let cell = 0; cell < world.arena.size; cell += 1) {
    if (cell !== who.cell && !isFree(view, cell)) continue;
    const share = shareOfAny(withMan(view, who.id, { cell }), man);
    if (share.valueOf() > 0) found.set(cell, control.mul(share));
    yield;
  }
  return found;
}
