import { sum } from '../../../../engine/dice/index.ts';
import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Term } from '../keys.ts';
import type { Area } from '../state/cards.ts';
import { penetrates } from '../state/gear-questions.ts';
import { quadrantOf } from '../state/predicates.ts';
import type { SaveAgainst } from './save.ts';
import type { Blow, Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';

/** What a blow is, before and without its dice; how it is struck stands in `attack.ts`. */

const ORDINARY_AREA: Area = 'M';

/** What a blow does to its target's Save; nets and grapples ask none. */
export function saveAgainst(view: View, { attacker, item, quadrant, move }: Blow): SaveAgainst {
  const whirl = move === 'whirl';
  if (item === IMPROVISED) return { quadrant, whirl, hooks: 0, penetrates: false };
  const thing = view.world.things[item]!;
  return { quadrant, whirl, hooks: thing.gear.hooks, penetrates: penetrates(view, view.state.fighters[attacker]!, thing) };
}

/** The blow that an attack of the fighter whose turn it is would be, without dice. */
export function declare(view: View, move: Blow['move'], item: number, target: number, area: Area | null): Blow {
  const { turn, fighters } = view.state;
  const attacker = fighters[turn.fighter]!;
  const defender = fighters[target]!;
  return {
    attacker: turn.fighter,
    target,
    item,
    move,
    quadrant: quadrantOf(view, defender, attacker.cell),
    distance: distance(view.world.arena, attacker.cell, defender.cell),
    area: view.world.profiles[target]!.noxius ? (area ?? ORDINARY_AREA) : null,
    again: false,
    attackDie: 0,
    defenceDie: 0,
  };
}

/** Whether it is made with a net, lasso or cape. */
export function isDevice(view: View, { item, move }: Blow): boolean {
  return item !== IMPROVISED && move === 'attack' && view.world.things[item]!.gear.escape !== null;
}

/** Whether a saved hit knocks down: clubs, large shields and every whirl do (M-210, M-319). */
export function hasBash(view: View, { item, move }: Blow): boolean {
  return move === 'whirl' || (item !== IMPROVISED && view.world.things[item]!.gear.bash);
}

/** Fatigue of a miss, two points when a feint threw the die again (M-156, M-323). */
export function fatigueOfMiss(again: boolean): number {
  return again ? 2 : 1;
}

/** Attack die and terms against the defence die (M-119). */
export function differenceOf({ attackDie, defenceDie }: Blow, terms: readonly Term[]): number {
  return attackDie + sum(terms) - defenceDie;
}

/** Where a whirl passes and ends, seen from the target: one and two hexsides clockwise of the attacker (M-314). */
export function whirlPath(view: View, attacker: Fighter, target: Fighter): { readonly passes: number; readonly ends: number } {
  const { arena } = view.world;
  for (let side = 0; side < 6; side += 1) {
    if (arena.neighbours[target.cell * 6 + side] === attacker.cell) {
      return { passes: stepTo(view.world, target.cell, (side + 1) % 6), ends: stepTo(view.world, target.cell, (side + 2) % 6) };
    }
  }
  return { passes: OUTSIDE, ends: OUTSIDE };
}
