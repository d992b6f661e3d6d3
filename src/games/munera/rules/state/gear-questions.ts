import type { GearCard } from './cards.ts';
import { fillsHand } from './carrying.ts';
import { type Fighter, IMPROVISED } from './state.ts';
import type { Thing, View } from './world.ts';

/** The words of an id: `largeShield` is large and shield. */
function wordsOf(gear: string): string[] {
  return gear.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** Places of a gear in a list: by its id or, where nothing has that id, by a word of it. */
function placesOfGear(list: readonly string[], gear: string): number[] {
  const places = (test: (other: string) => boolean) => list.flatMap((other, place) => (test(other) ? [place] : []));
  const exact = places((other) => other === gear);
  return exact.length > 0 ? exact : places((other) => wordsOf(other).includes(gear));
}

/**
 * Places in a list of gear that a name means: `dart` all darts, `dart-2` the second, `shield` a large one too. Empty when
 * the list has no such thing.
 */
export function placesOf(list: readonly string[], name: string): number[] {
  const all = placesOfGear(list, name);
  const [, gear, nth] = /^(.*)-(\d+)$/.exec(name) ?? [];
  return all.length > 0 || gear === undefined ? all : placesOfGear(list, gear).slice(Number(nth) - 1, Number(nth));
}

/** Items of a fighter: what he wears, what his hands hold. All loops run over the few things on him. */

/** A shield or a cape. A galerus is bound on and is none (M-219, M-281). */
export function isShield({ shield, fixed }: GearCard): boolean {
  return shield !== null && !fixed;
}

/** Index of the shield or cape on his arm, -1 for none; a galerus is none (M-281). */
export function shieldOf({ world, state }: View, { carried }: Fighter): number {
  for (const item of carried) {
    if (isShield(world.things[item]!.gear) && state.items[item]!.spot !== 'sheathed') return item;
  }
  return -1;
}

/** Index of his enclosed helmet, -1 for none (M-016, M-017). */
export function helmetOf({ world }: View, { carried }: Fighter): number {
  for (const item of carried) if (world.things[item]!.helmet) return item;
  return -1;
}

/** His galerus, null for none (M-280). */
export function galerusOf({ world }: View, { carried }: Fighter): GearCard | null {
  for (const item of carried) {
    const { gear } = world.things[item]!;
    if (gear.wear === 'shoulder' && gear.shield !== null) return gear;
  }
  return null;
}

/** What a ready thing does with nets, on its bearer: index of the cone or the arbelos, -1 for none (M-250, M-254). */
export function guardAgainstNets({ world, state }: View, { carried }: Fighter, how: 'catches' | 'cuts'): number {
  for (const item of carried) {
    if (world.things[item]!.gear.againstNets === how && state.items[item]!.spot === 'ready') return item;
  }
  return -1;
}

/** Whether an item is ready scissor sword. */
export function hasScissor({ world, state }: View, { carried }: Fighter): boolean {
  return carried.some((item) => world.things[item]!.gear.scissor && state.items[item]!.spot === 'ready');
}

/** Hands in use, 0 to 2: a bundle of darts takes one, so does a device that holds somebody (M-012). */
export function handsInUse({ world, state }: View, { carried }: Fighter): number {
  let hands = 0;
  let bundle = false;
  for (const item of carried) {
    const { spot } = state.items[item]!;
    if (spot === 'sheathed') continue;
    const thing = world.things[item]!;
    if (fillsHand(thing.gear) || spot === 'holding') hands += 1;
    else if (thing.gear.wear === 'bundle') bundle = true;
  }
  return bundle ? hands + 1 : hands;
}

/** Whether an item in hand is used with both: the other hand is empty (M-012, M-233). */
export function inBothHands(view: View, fighter: Fighter): boolean {
  return handsInUse(view, fighter) === 1;
}

/** Whether an attack with the thing penetrates: a pole only in two hands (M-209, M-233). */
export function penetrates(view: View, fighter: Fighter, { gear }: Thing): boolean {
  return gear.penetrates && (gear.grip !== 'pole' || inBothHands(view, fighter));
}

/** Index of an arrow of a bowman, -1 for none. */
export function ammunitionOf({ world }: View, { carried }: Fighter, gear: string): number {
  for (const item of carried) if (world.things[item]!.gear.id === gear) return item;
  return -1;
}

/** Whether an attack with the thing uses up what he has none of: a bow without arrows (M-277, M-279). */
export function lacksAmmunition(view: View, fighter: Fighter, { gear: { ammunition, id } }: Thing): boolean {
  return ammunition !== null && ammunition !== id && view.world.lex.limitedArrows && ammunitionOf(view, fighter, ammunition) < 0;
}

/** Whether a thing waits for the loss of another that he carries still: neither drawn nor used until then (M-304). */
export function isWaiting({ world }: View, { carried }: Fighter, { after }: Thing): boolean {
  return after !== null && carried.some((other) => world.things[other]!.gear.id === after);
}

/** Darts in a hand are one choice: whether an item is the first of its kind on him, or no dart (M-071). */
export function isFirstOfBundle({ world }: View, { carried }: Fighter, item: number): boolean {
  const { bundle, bundled } = world.things[item]!;
  if (!bundled) return true;
  for (const other of carried) if (world.things[other]!.bundle === bundle) return other === item;
  return true;
}

/** The weapon that an item is: all darts of a bundle are one (M-071). */
export function weaponOf({ world }: View, item: number): number {
  return item === IMPROVISED ? IMPROVISED : world.things[item]!.bundle;
}
