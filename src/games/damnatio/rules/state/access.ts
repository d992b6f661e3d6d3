import type { BeastCard, ManCard } from './cards.ts';
import type { Beast, BeastAction, Foe, HuntState, Man, Task, Weapon } from './state.ts';
import type { World } from './world.ts';

/** What an index or an id of the state stands for: states are checked when they are read, so that each is known to be there. */

export function manOf({ men }: HuntState, index: number): Man {
  return men[index]!;
}

/** A man by the id of his figure; asked only for somebody on the roster. */
export function manNamed({ men }: HuntState, id: string): Man {
  return men.find((man) => man.id === id)!;
}

/** The same, also for an id of nobody. */
export function findMan({ state: { men } }: { readonly state: Pick<HuntState, 'men'> }, id: string | null | undefined): Man | undefined {
  return men.find((man) => man.id === id);
}

export function beastOf({ beasts }: HuntState, index: number): Beast {
  return beasts[index]!;
}

/** Beast against beast: nobody else is on the roster (section 21). */
export function isDuel({ men }: HuntState): boolean {
  return men.length === 0;
}

/** Several beasts against men (D-401). */
export function areSeveral({ beasts, men }: HuntState): boolean {
  return beasts.length > 1 && men.length > 0;
}

/** What targets are indices of: the men of a hunt, both beasts of a duel (section 21). */
export function foesOf(state: HuntState): readonly Foe[] {
  return isDuel(state) ? state.beasts : state.men;
}

export function foeAt(state: HuntState, index: number): Foe {
  return foesOf(state)[index]!;
}

export function weaponAtIndex({ weapons }: HuntState, index: number): Weapon {
  return weapons[index]!;
}

/** The task in hand. */
export function taskOf({ agenda }: HuntState): Task {
  return agenda[agenda.length - 1]!;
}

/** What the beast is doing; asked only while it does something. */
export function actionOf({ action }: HuntState): BeastAction {
  return action!;
}

export function manCardOf({ content }: Pick<World, 'content'>, card: string): ManCard {
  return content.men[card]!;
}

export function beastCardOf({ beastCards }: Pick<World, 'beastCards'>, card: string): BeastCard {
  return beastCards[card]!;
}

/** Where a path that is not empty ends. */
export function endOf<Cell>(path: readonly Cell[]): Cell {
  return path[path.length - 1]!;
}
