import type { FigureId } from '../../../../engine/bout/index.ts';
import { MOMENTS } from '../keys.ts';
import { fighterAt, idOf } from '../state/lookup.ts';
import type { TurnStep } from '../state/state.ts';
import type { View, World } from '../state/world.ts';

export interface MuneraDecision {
  readonly side: string;
  readonly kind: TurnStep;
  /** The one figure that it is for. */
  readonly figures: readonly [FigureId];
}

/** Whose answer is awaited; -1 when the bout is over. */
export function chooser({ state }: View): number {
  if (state.outcome) return -1;
  return state.turn.step === 'throw' ? state.victor : state.turn.fighter;
}

const decisions = new WeakMap<World, MuneraDecision[]>();
const KINDS: readonly TurnStep[] = MOMENTS;

/** Frozen, for everybody who asks gets the same. */
function newDecision(side: string, kind: MuneraDecision['kind'], figure: FigureId): MuneraDecision {
  return Object.freeze({ side, kind, figures: Object.freeze([figure] as const) });
}

/** The decision that the bout waits for, null when it is over. */
export function decisionOf(view: View): MuneraDecision | null {
  const index = chooser(view);
  if (index < 0) return null;
  const { world, state } = view;
  let made = decisions.get(world);
  if (!made) decisions.set(world, (made = []));
  const { step } = state.turn;
  const at = index * KINDS.length + KINDS.indexOf(step);
  return (made[at] ??= newDecision(fighterAt(view, index).side, step, idOf(view, index)));
}
