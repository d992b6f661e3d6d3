import { batch } from '@preact/signals';
import { distance } from '../../../../../engine/hex/index.ts';
import type { View } from '../../../rules/index.ts';
import { areOpponents, quadrantOf } from '../../../rules/index.ts';
import { boutBoardOf } from './bout-board.ts';
import { actingFighter, deriveAnswers, deriveBoutPictures, targetOf } from './bout-derived.ts';
import { createBoutState, settledBout, type BoutOptions, type BoutUiState } from './bout-state.ts';

export type { Bot, BoutOptions, SettledBout } from './bout-state.ts';

/** The opponent whom attacks are meant for unless the player says otherwise: in front before others, then the nearest. */
export function likelyTarget(view: View): string | null {
  const acting = actingFighter(view);
  if (!acting) return null;
  const far = (cell: number): number =>
    distance(view.world.arena, acting.cell, cell) + (quadrantOf(view, acting, cell) === 'front' ? 0 : 0.5);
  const foes = view.state.fighters.filter((other) => areOpponents(acting, other));
  return foes.toSorted((a, b) => far(a.cell) - far(b.cell))[0]?.id ?? null;
}

/** Takes over the position of the session after a change; keeps choices that still make sense. */
function settle(options: BoutOptions, state: BoutUiState): void {
  batch(() => {
    const before = state.settled.value;
    const settled = settledBout(options, state.floor.value);
    const same =
      before.decision?.figures[0] === settled.decision?.figures[0] && before.view.state.turn.number === settled.view.state.turn.number;
    state.settled.value = settled;
    state.inspected.value = null;
    state.armed.value = null;
    state.considered.value = null;
    state.turning.value = false;
    if (!same || !targetOf(settled.view, state.selected.value)) state.selected.value = likelyTarget(settled.view);
  });
}

/** All that the screen of a bout shows, as signals; what a player can do is in `commands`. */
export function createBoutModel(options: BoutOptions) {
  const { session, settings, words } = options;
  const state = createBoutState(options);
  const derived = deriveAnswers(options, state);
  settle(options, state);
  return {
    options,
    arena: session.view.world.arena,
    session,
    settings,
    words,
    ...state,
    ...derived,
    ...deriveBoutPictures(state, derived),
    settle: () => settle(options, state),
    /** Draws the position as it is now. */
    rest: () => state.presenter.rest(boutBoardOf(state.settled.value.view), false),
  };
}

export type BoutModel = ReturnType<typeof createBoutModel>;
