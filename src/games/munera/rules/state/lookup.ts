import type { FigureId } from '../../../../engine/bout/index.ts';
import type { GearCard } from './cards.ts';
import type { Blow, Fighter, Item } from './state.ts';
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
