import type { FigureId } from '../../../../engine/bout/index.ts';
import { arcOf, type Cell, distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { GearCard, Quadrant } from './cards.ts';
import type { Blow, Fighter, Item, MuneraState } from './state.ts';
import type { Profile, Thing, View } from './world.ts';

/** What stands at an index that the rules know to be one. Answers from outside are checked before. */

export function fighterAt({ state }: View, index: number): Fighter {
  return state.fighters[index]!;
}

/** The fighter whose turn it is. */
export function actorOf({ state }: View): Fighter {
  return state.fighters[state.turn.fighter]!;
}

export function idOf({ world }: View, index: number): FigureId {
  return world.ids[index]!;
}

export function profileAt({ world }: View, index: number): Profile {
  return world.profiles[index]!;
}

/** The blow whose miss a feint may turn; it is there while the step is `reroll`. */
export function openBlow({ state }: View): Blow {
  return state.blow!;
}

/** Where a thing is and whom it holds. */
export function itemAt({ state }: View, item: number): Item {
  return state.items[item]!;
}

export function thingAt({ world }: View, item: number): Thing {
  return world.things[item]!;
}

export function gearAt({ world }: View, item: number): GearCard {
  return world.things[item]!.gear;
}

/** The position with one fighter replaced. */
export function withFighter({ world, state }: View, index: number, change: Partial<Fighter>): View {
  const fighters = state.fighters.slice();
  fighters[index] = { ...fighters[index]!, ...change };
  return { world, state: { ...state, fighters } };
}

/** In which quadrant of a fighter a cell lies (M-092). */
export function quadrantOf({ world }: View, fighter: Fighter, cell: Cell): Quadrant {
  return arcOf(world.arena, world.arcs, fighter.cell, fighter.facing, cell);
}

/** Sides with somebody on the sand. */
export function sidesLeft({ fighters }: Pick<MuneraState, 'fighters'>): ReadonlySet<string> {
  const sides = new Set<string>();
  for (const { fate, side } of fighters) if (fate === 'active') sides.add(side);
  return sides;
}

export function areOpponents(one: Fighter, other: Fighter): boolean {
  return one.side !== other.side && one.fate === 'active' && other.fate === 'active';
}

export function isInjured({ original, stamina }: Fighter): boolean {
  return 2 * (original - stamina) >= original;
}

/** Fatigue above current Stamina (M-158); an exhausted fighter is tired too. */
export function isTired({ fatigue, stamina }: Fighter): boolean {
  return fatigue > stamina;
}

/** Fatigue above twice the current Stamina (M-159). */
export function isExhausted({ fatigue, stamina }: Fighter): boolean {
  return fatigue > 2 * stamina;
}

export function isEntangled({ nets, capes }: Fighter): boolean {
  return nets + capes > 0;
}

/**
 * Whether `other` threatens the fighter: an opponent who stands beside him with him in front, not caught in a cape and
 * not locked with somebody else (M-139).
 */
export function threatens(view: View, other: Fighter, fighter: Fighter): boolean {
  if (!areOpponents(other, fighter) || distance(view.world.arena, other.cell, fighter.cell) !== 1) return false;
  if (other.capes > 0 || (other.down && !view.world.lex.proneThreatens)) return false;
  if (other.locked !== -1 && view.state.fighters[other.locked] !== fighter) return false;
  return quadrantOf(view, other, fighter.cell) === 'front';
}

/** Indices of all who threaten the fighter, in roster order. */
export function threatsTo(view: View, fighter: Fighter): number[] {
  const found: number[] = [];
  view.state.fighters.forEach((other, index) => {
    if (threatens(view, other, fighter)) found.push(index);
  });
  return found;
}

export function isThreatened(view: View, fighter: Fighter): boolean {
  return view.state.fighters.some((other) => threatens(view, other, fighter));
}

/** Index of the fighter who stands on a cell, -1 for nobody. */
export function standingOn({ state }: View, cell: Cell): number {
  if (cell === OUTSIDE) return -1;
  const { fighters } = state;
  for (let i = 0; i < fighters.length; i += 1) if (fighters[i]!.cell === cell) return i;
  return -1;
}
