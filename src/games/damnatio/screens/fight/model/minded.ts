import {
  areSeveral,
  asBeast,
  beastOf,
  livingBeasts,
  nearestBeast,
  onSand,
  threatsInControl,
  type HuntDecision,
  type Threat,
  type View,
} from '../../../rules/index.ts';
import type { StrikeChoice } from './strike-plan.ts';

/** Which of several beasts the screen is about; where there is one, it is that one. */

interface Looking {
  /** The id of the beast that the player has chosen to look at. */
  readonly minded: string | null;
  readonly selected: string | null;
  readonly decision: HuntDecision | null;
  readonly strikes: readonly StrikeChoice[];
}

/** The chosen one while it lives; else whom the selected man strikes at, or the one that stands nearest to him. */
export function mindedBeast(view: View, { minded, selected, decision, strikes }: Looking): number {
  const { state } = view;
  if (!areSeveral(state)) return state.duelist;
  if (decision?.kind === 'defend' || decision?.kind === 'fate') return state.duelist;
  const among = livingBeasts(state);
  const named = (id: string | null | undefined): number | undefined => among.find((index) => beastOf(state, index).id === id);
  const choice = strikes.find(({ figure, card }) => figure === selected && card !== null);
  const man = state.men.find(({ id }) => id === selected);
  return named(minded) ?? named(choice?.at) ?? (man && onSand(man) ? nearestBeast(view, man.cell) : (among[0] ?? state.duelist));
}

/** What each living beast may do if they win Control, in order; those that find nobody are left out. */
export function threatsOf(view: View): readonly { readonly beast: string; readonly threat: Threat }[] {
  return livingBeasts(view.state).flatMap((index) =>
    threatsInControl(asBeast(view, index)).map((threat) => ({ beast: beastOf(view.state, index).id, threat })),
  );
}

/** The living beast after this one, the first after the last. */
export function nextBeast({ state }: View, id: string): string {
  const ids = livingBeasts(state).map((index) => beastOf(state, index).id);
  return ids[(ids.indexOf(id) + 1) % ids.length] ?? id;
}
