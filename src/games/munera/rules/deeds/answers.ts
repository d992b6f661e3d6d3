import type { Action } from '../../../../engine/bout/index.ts';
import type { Check } from '../../../../engine/read/index.ts';
import { oneOf, wholeFrom } from '../../../../engine/read/index.ts';
import type { Area } from '../state/cards.ts';

/** Checks of what answers hold, before a bout knows how many things and fighters there are. */
export const ITEM: Check = wholeFrom(-1, 1000);
export const TARGET: Check = wholeFrom(0, 100);
export const DIRECTION: Check = wholeFrom(0, 5);
export const AREA: Check = oneOf('H', 'M', 'L');

type Keys = Record<'item' | 'target' | 'direction' | 'facing' | 'area' | 'use', unknown>;

/**
 * Answers are values: each is made once, frozen, and shared by all bouts, so that a list of legal ones costs no more than
 * its slots. All have the same keys, most without a value, so that reading one of many costs the same as reading one of
 * a kind; JSON leaves such keys out, `structuredClone` and IndexedDB keep them, so records are written without.
 */
export function fixed<A extends Action>(action: A): A {
  const { type, item, target, direction, facing, area, use } = action as A & Keys;
  return Object.freeze({ type, item, target, direction, facing, area, use }) as unknown as A;
}

/** The answers of a type by item; each is made when it is first wanted. */
export function byItem<Type extends string>(type: Type): (item: number) => { readonly type: Type; readonly item: number } {
  const made: { readonly type: Type; readonly item: number }[] = [];
  return (item) => (made[item] ??= fixed({ type, item }));
}

export function byTarget<Type extends string>(type: Type): (target: number) => { readonly type: Type; readonly target: number } {
  const made: { readonly type: Type; readonly target: number }[] = [];
  return (target) => (made[target] ??= fixed({ type, target }));
}

/** What an attack or a whirl says. */
export interface BlowAnswer<Type extends string> {
  readonly type: Type;
  readonly item: number;
  readonly target: number;
  readonly area?: Area;
}

const PLACES: Readonly<Record<Area, number>> = { H: 1, M: 2, L: 3 };

/** Attacks or whirls by item, then by target and area. */
export function byBlow<Type extends string>(type: Type): (item: number, target: number, area: Area | null) => BlowAnswer<Type> {
  const made: BlowAnswer<Type>[][] = [];
  return (item, target, area) => {
    const ofItem = (made[item + 1] ??= []);
    const at = target * 4 + (area === null ? 0 : PLACES[area]);
    return (ofItem[at] ??= fixed(area === null ? { type, item, target } : { type, item, target, area }));
  };
}
