import { batch } from '@preact/signals';
import { onSand } from '../../../rules/index.ts';
import { deriveChoices, derivePictures } from './arena-derived.ts';
import { createState, drawnBoard, settledOf, type ArenaState, type ModelOptions, type Settled } from './arena-state.ts';
import { best, defendOptions } from './defence.ts';
import { isMoving } from './planning.ts';
import { strikePlan } from './strike-plan.ts';

export type { ModelOptions } from './arena-state.ts';

/** Takes over the position of the session after a change; keeps choices that still make sense. */
function settle(options: ModelOptions, state: ArenaState): void {
  batch(() => {
    const before = state.settled.value.decision;
    const settled = settledOf(options.session);
    const { decision: now, view, actions } = settled;
    const same = before?.kind === now?.kind;
    state.settled.value = settled;
    if (now?.kind !== 'fate')
      state.strikes.value = strikePlan(view, now, actions, same || before?.kind === 'fate' ? state.strikes.value : []);
    if (!same || now?.kind === 'defend') state.slip.value = false;
    state.inspected.value = null;
    state.armed.value = now?.kind === 'defend' ? best(defendOptions(view)) : null;
    state.selected.value = selectionFor(settled, state.selected.value);
  });
}

/** Who should be selected: whom the decision asks for, the first without a plan. */
function selectionFor({ decision, planned, view }: Settled, now: string | null): string | null {
  if (!decision) return now;
  if (!isMoving(decision)) return now && decision.figures.includes(now) ? now : (decision.figures[0] ?? null);
  const stands = view.state.men.some((man) => man.id === now && onSand(man));
  if (now && stands && (planned.some(({ figure }) => figure === now) || decision.figures.includes(now))) return now;
  return decision.figures[0] ?? now;
}

/** All that the arena screen shows, as signals; what a player can do is in `commands`. */
export function createArenaModel(options: ModelOptions) {
  const { session, settings, words } = options;
  const state = createState(options);
  const choices = deriveChoices(options, state);
  settle(options, state);
  return {
    options,
    arena: session.view.world.arena,
    session,
    settings,
    words,
    ...state,
    ...choices,
    ...derivePictures(state, choices),
    settle: () => settle(options, state),
    /** Draws the plan as it is now. */
    rest: () => state.presenter.rest(drawnBoard(state.settled.value), isMoving(state.settled.value.decision)),
  };
}

export type ArenaModel = ReturnType<typeof createArenaModel>;
