import type { Refusal } from '../../../../../../engine/bout/index.ts';
import type { MuneraAction } from '../../../../rules/index.ts';
import { boutBoardOf } from '../bout-board.ts';
import type { BoutModel } from '../bout-model.ts';

/** Says a refusal with its rule, or clears the last one; true when there is one. */
export function refuse(model: BoutModel, refused: Refusal | null): boolean {
  model.refusal.value = refused && { text: model.words.say('refusal', refused.reason), rule: refused.rule };
  return refused !== null;
}

/** Shows what has happened and not been shown. */
async function show(model: BoutModel): Promise<void> {
  await model.presenter.catchUp(() => {
    model.settle();
    return boutBoardOf(model.settled.value.view);
  });
  model.rest();
}

/** Lets the page breathe between turns that nobody plays. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** The bot that is to decide; null when the player is, or nobody. */
function nextBot({ session, options, presenter }: BoutModel) {
  const decision = session.decision();
  if (!decision || options.readOnly.value !== null || presenter.halted) return null;
  return options.botOf(decision.figures[0]);
}

/** Shows what has happened; then those play whom nobody commands, until the player is asked. */
export async function carryOn(model: BoutModel): Promise<void> {
  if (!nextBot(model)) return show(model);
  await model.presenter.during(async () => {
    await show(model);
    for (let bot = nextBot(model); bot; bot = nextBot(model)) {
      await breath();
      if (!nextBot(model)) return;
      model.session.play(bot(model.session.bout));
      model.floor.value = model.session.steps.length;
      await show(model);
    }
  });
}

/** True when nothing may be played now; says why where the page has a reason. */
export function locked(model: BoutModel): boolean {
  const reason = model.options.readOnly.value;
  if (reason !== null) model.refusal.value = { text: reason, rule: null };
  return !model.mayAct.value;
}

/** Plays an answer; false when it may not be played. */
export async function play(model: BoutModel, action: MuneraAction): Promise<boolean> {
  if (locked(model)) return false;
  if (refuse(model, model.session.bout.refusal(action))) return false;
  model.session.play(action);
  await carryOn(model);
  return true;
}
