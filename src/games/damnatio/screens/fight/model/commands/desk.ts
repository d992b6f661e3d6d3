import type { Refusal } from '../../../../../../engine/bout/index.ts';
import type { HuntAction } from '../../../../rules/index.ts';
import { huntRefusal, nodOdds, underOrder } from '../../../../rules/index.ts';
import { announce } from '../../../../../../hud/fight/index.ts';
import type { ArenaModel } from '../arena-model.ts';
import { boardOf } from '../board.ts';
import type { ManAct } from '../man-acts.ts';
import { isMoving } from '../planning.ts';

/** Answers that can wait as a plan; everything else is shown at once. */
const PLANNED: readonly HuntAction['type'][] = ['order', 'move', 'stand', 'bind', 'second-wind'];

/** Says a refusal with its rule, or clears the last one; true when there is one. */
export function refuse(model: ArenaModel, refused: Refusal | null): boolean {
  model.refusal.value = refused && { text: model.words.say('refusal', refused.reason), rule: refused.rule };
  return refused !== null;
}

export const tell = announce;

/** Brings the screen to the plan as it is now. */
export function afterPlan(model: ArenaModel): void {
  model.settle();
  model.rest();
}

/** An own die that another throw would sooner spoil than mend is kept without a question (D-236). */
function keepGoodDice({ session, settings, options }: ArenaModel): void {
  if (settings.value.askOnGoodDice || options.readOnly.value !== null) return;
  for (let odds = nodOdds(session.view); odds && !odds.worthwhile; odds = nodOdds(session.view)) {
    session.play({ type: 'fate', figure: odds.man.id, use: false });
  }
}

/** Shows what has happened and not been shown. */
export async function show(model: ArenaModel): Promise<void> {
  keepGoodDice(model);
  await model.presenter.catchUp(() => {
    model.settle();
    return boardOf(model.settled.value.view);
  });
  model.rest();
}

/** A plan is drawn and waits; anything else is shown. */
export async function follow(model: ArenaModel, action: HuntAction | null): Promise<void> {
  const { session } = model;
  const waits = (!action || PLANNED.includes(action.type)) && session.canUndo && isMoving(session.decision());
  if (waits) afterPlan(model);
  else await show(model);
}

/** True when nothing may be played now; says why where the page has a reason. */
export function locked(model: ArenaModel): boolean {
  const reason = model.options.readOnly.value;
  if (reason !== null) model.refusal.value = { text: reason, rule: null };
  return !model.mayAct.value;
}

/** Plays an answer; false when it may not be played. */
export async function play(model: ArenaModel, action: HuntAction): Promise<boolean> {
  if (locked(model)) return false;
  if (refuse(model, model.session.bout.refusal(action))) return false;
  model.session.play(action);
  await follow(model, action);
  return true;
}

/** Does something instead of a walk; the order that it needs goes before it. */
export async function act(model: ArenaModel, { action, order }: ManAct): Promise<void> {
  if (locked(model)) return;
  const { session } = model;
  const refusal = order ? huntRefusal(underOrder(session.view, order), action) : session.bout.refusal(action);
  if (refuse(model, refusal)) return;
  if (order) session.play({ type: 'order', order });
  session.play(action);
  await follow(model, action);
}
