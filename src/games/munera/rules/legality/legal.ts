import { NO_SUCH_FIGHTER, NO_SUCH_ITEM, NOT_NOW, refuse } from '../deeds/deed.ts';
import type { MuneraAction } from '../deeds/index.ts';
import { refusalOf } from '../deeds/index.ts';
import type { Refused } from '../keys.ts';
import { actorOf } from '../state/lookup.ts';
import type { View } from '../state/world.ts';

const LOCKED_FAST = refuse('M-088', 'locked');

/** Locked in a grapple nothing can be done with AP (M-088, M-333). */
export function isLocked(view: View): boolean {
  return actorOf(view).locked >= 0;
}

function isPlaceIn(list: readonly unknown[], value: unknown): boolean {
  return Number.isInteger(value) && (value as number) < list.length;
}

/** Things and fighters are named by whole numbers; a text that looks like one is none. */
function nameRefusal({ world, state }: View, action: MuneraAction): Refused | null {
  const { item, target } = action as { readonly item?: unknown; readonly target?: unknown };
  if (item !== undefined && !isPlaceIn(world.things, item)) return NO_SUCH_ITEM;
  return target === undefined || isPlaceIn(state.fighters, target) ? null : NO_SUCH_FIGHTER;
}

/** Null when the action answers the decision legally. */
export function muneraRefusal(view: View, action: MuneraAction): Refused | null {
  if (view.state.outcome) return NOT_NOW;
  const unnamed = nameRefusal(view, action);
  if (unnamed) return unnamed;
  const { step } = view.state.turn;
  if (step === 'act' && action.type !== 'end' && isLocked(view)) return LOCKED_FAST;
  return refusalOf(view, step, action);
}
