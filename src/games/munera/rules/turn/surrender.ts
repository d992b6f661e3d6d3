import { isTired, threatsTo } from '../state/predicates.ts';
import type { Fighter } from '../state/state.ts';
import type { View } from '../state/world.ts';

/** Total AP modifier at which a tired fighter gives in (M-057). */
const GIVES_IN = -6;

/** Whoever threatens the fighter and acted last; -1 when nobody threatens him (M-349). */
export function tormentorOf(view: View, fighter: Fighter): number {
  const { fighters } = view.state;
  let tormentor = -1;
  for (const each of threatsTo(view, fighter)) {
    if (tormentor < 0 || fighters[each]!.lastTurn > fighters[tormentor]!.lastTurn) tormentor = each;
  }
  return tormentor;
}

/** To whom he gives in; -1 when he fights on (M-057). */
export function surrendersTo(view: View, fighter: Fighter, modifier: number): number {
  return isTired(fighter) && modifier <= GIVES_IN ? tormentorOf(view, fighter) : -1;
}
