import { announce } from '../../../../../../hud/fight/index.ts';
import type { BoutModel } from '../bout-model.ts';
import { boutBoardOf } from '../bout-board.ts';

/** Commands that change what is seen, and those that take back. */

const THREATS = ['hidden', 'steps and sides', 'all that can be struck'] as const;

export function cycleThreat(model: BoutModel): void {
  const next = ((model.threat.value + 1) % THREATS.length) as 0 | 1 | 2;
  model.threat.value = next;
  announce(model, `Marks: ${THREATS[next]}.`);
}

/** Opens the law behind the odds, or shuts it. */
export function explain(model: BoutModel): void {
  const { oddsDetail } = model.settings.value;
  model.options.onSettings({ oddsDetail: oddsDetail === 'law' ? 'line' : 'law' });
}

export function undo(model: BoutModel): void {
  if (!model.idle.value) return;
  if (!model.settled.value.canUndo) return announce(model, 'Nothing can be taken back: a die has fallen since, or others have acted.');
  model.session.undo();
  model.settle();
  model.rest();
  announce(model, 'Taken back.');
}

export async function redo(model: BoutModel): Promise<void> {
  if (!model.idle.value || !model.session.canRedo) return;
  model.session.redo();
  await model.presenter.catchUp(() => {
    model.settle();
    return boutBoardOf(model.settled.value.view);
  });
  model.rest();
}
