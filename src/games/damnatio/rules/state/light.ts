import { distance, type Cell } from '../../../../engine/hex/index.ts';
import { isBeast, onSand, weaponOf } from './questions.ts';
import type { Foe, Man } from './state.ts';
import type { View } from './world.ts';

/** A hunt at night, lex `night`: what a beast sees, and where men see what they strike at (D-413, D-414). */

/** So far a beast sees a man in the dark. */
const SIGHT = 3;
/** So far a light shows what stands there to those who strike at it. */
const GLOW = 2;

export function holdsLight(view: View, man: Man): boolean {
  return onSand(man) && weaponOf(view, man).light === true;
}

function lightWithin(view: View, cell: Cell, hexes: number): boolean {
  return view.state.men.some((man) => holdsLight(view, man) && distance(view.world.arena, man.cell, cell) <= hexes);
}

/** Whether a beast sees a foe from a hex: near by, with a light in his hand, or beside one who has it (D-413). */
export function isSeen(view: View, foe: Foe, from: Cell): boolean {
  if (!view.world.lex.night || isBeast(foe)) return true;
  return distance(view.world.arena, from, foe.cell) <= SIGHT || lightWithin(view, foe.cell, 1);
}

/** Whether men strike in the dark at what stands on a hex (D-414). */
export function isDark(view: View, cell: Cell): boolean {
  return view.world.lex.night && !lightWithin(view, cell, GLOW);
}
