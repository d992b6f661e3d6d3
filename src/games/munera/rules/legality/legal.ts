import { NO_SUCH_FIGHTER, NO_SUCH_ITEM, NOT_NOW, refuse } from '../deeds/deed.ts';
import { deedOf, DEEDS, type MuneraAction, refusalOf } from '../deeds/index.ts';
import { UnreadableLine } from '../deeds/lines.ts';
import type { Refused } from '../keys.ts';
import { actorOf, fighterAt } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import { chooser } from './decision.ts';

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

/** An answer of whoever must give one, as scenarios and tables of odds write it. */
export function writeAnswer(view: View, action: MuneraAction): string {
  return deedOf(action).write(view, action);
}

/** The line without the name that may stand before it. */
function withoutName(view: View, line: string, me: number): string {
  const [first = '', ...words] = line.split(' ');
  const { ids } = view.world;
  if (!ids.includes(first)) return line;
  if (first !== ids[me]) throw new UnreadableLine(`${fighterAt(view, me).id} has to answer`);
  return words.join(' ');
}

/**
 * Reads a line as an answer of whoever must give one: of all that it may mean the first that is legal, else the likeliest,
 * so that what is refused is refused for a rule. Null for a line that no deed knows; throws `UnreadableLine` for names
 * that nobody has.
 */
export function readAnswer(view: View, line: string): MuneraAction | null {
  const me = view.state.outcome ? view.state.turn.fighter : chooser(view);
  const rest = withoutName(view, line, me);
  const isLegal = (action: MuneraAction): boolean => muneraRefusal(view, action) === null;
  for (const deed of DEEDS) {
    const found = deed.read(rest, { view, me, isLegal });
    if (found) return found.find(isLegal) ?? found[0] ?? null;
  }
  return null;
}
