import type { HuntModel } from '../model.ts';
import { advises } from '../../../../../../hud/fight/index.ts';
import { findMan, atWhom } from '../../../../rules/index.ts';
import { decisionWords } from '../../decision-words.ts';
import { askedIn, bystanderStep } from '../bystanders.ts';
import { choiceOf, reordered, strikeAction, strikesByWorth, strikesIn, strikesOf, viewAt, type StrikeChoice } from '../strike-plan.ts';

/** Gives a man another card for his strike, or none. */
export function setStrike(model: HuntModel, figure: string, card: string | null, area?: StrikeChoice['area']): void {
  const { actions, view } = model.settled.value;
  const legal = strikesIn(actions);
  const before = model.strikes.value.find((one) => one.figure === figure) ?? { figure, card: null, area: null };
  const { at } = atWhom(viewAt(view, before, legal).state);
  const choice = card === null ? { figure, card: null, area: null, ...(at !== undefined && { at }) } : choiceOf(legal, figure, card, at);
  if (!choice) return;
  const chosen = area ? { ...choice, area } : choice;
  model.strikes.value = model.strikes.value.map((one) => (one.figure === figure ? chosen : one));
  model.refusal.value = null;
  model.desk.tell(`${model.words.title(figure)}: ${card === null ? 'holds back' : model.words.card(card)}.`);
}

/** Another beast for a man's strike: with the same card if he may play it there, else with the first that he may. */
export function strikeAt(model: HuntModel, figure: string, at: string): void {
  const legal = strikesIn(model.settled.value.actions);
  const before = model.strikes.value.find((one) => one.figure === figure);
  const first = legal.find((one) => one.figure === figure && one.at === at)?.card;
  if (!before || first === undefined) return;
  const chosen = choiceOf(legal, figure, before.card ?? first, at) ?? choiceOf(legal, figure, first, at)!;
  model.strikes.value = model.strikes.value.map((one) => (one.figure === figure ? chosen : one));
  model.minded.value = null;
  model.desk.tell(`${model.words.title(figure)}: ${model.words.card(chosen.card!)} at ${model.words.figure(at)}.`);
}

export function reorder(model: HuntModel, figure: string, by: -1 | 1): void {
  model.strikes.value = reordered(model.strikes.value, figure, by);
}

/** Strikes with one man, or with all in their order until something else must be decided. */
export async function strike(model: HuntModel, only?: string): Promise<void> {
  if (model.desk.locked()) return;
  const plan = only ? model.strikes.value.filter(({ figure }) => figure === only) : model.strikes.value;
  if (plan.length > 0 && plan.every(({ card }) => card === null)) {
    model.desk.deny('Nobody has a card to strike with yet: choose one.');
    return;
  }
  await model.presenter.during(() => strikeInOrder(model, plan));
}

/** The strikes of bystanders; whoever holds back has had his turn. Then the others are asked, if there are any. */
export async function strikeBeside(model: HuntModel): Promise<void> {
  if (model.desk.locked()) return;
  const { session, settled, passed } = model;
  await model.presenter.during(async () => {
    await strikeInOrder(model, model.strikes.value);
    if (session.decision()?.kind !== 'bystanders') return;
    passed.value = session.view.state.round;
    if (askedIn(settled.value, 'move').length > 0) return model.desk.rest();
    session.play({ type: 'done' });
    await model.desk.show();
  });
  if (model.step.value === 'move' && bystanderStep(settled.value) === 'strike') model.desk.tell(decisionWords(model, model.words));
}

/** Whoever held back may strike after all, as long as nobody has been told where to go. */
export function strikeAfterAll(model: HuntModel): void {
  model.passed.value = null;
  model.desk.rest();
}

async function strikeInOrder(model: HuntModel, plan: readonly StrikeChoice[]): Promise<void> {
  const { session } = model;
  const kind = session.decision()?.kind;
  for (const choice of plan) {
    const action = strikeAction(choice);
    if (!action || session.decision()?.kind !== kind || !session.bout.isLegal(action)) continue;
    session.play(action);
    await model.desk.show();
  }
}

/** Cards that a man may strike with now, in the order of their number keys. */
export function handOf(model: HuntModel, figure: string): string[] {
  const { view, actions } = model.settled.value;
  const man = findMan(view, figure);
  const legal = strikesIn(actions);
  const choice = model.strikes.value.find((one) => one.figure === figure) ?? { figure, card: null, area: null };
  const order = advises(model) ? strikesByWorth : strikesOf;
  return man ? order(viewAt(view, choice, legal), man, legal).map(({ card }) => card.id) : [];
}
