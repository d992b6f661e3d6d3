import { listed } from '../../../../../../hud/common/index.ts';
import { advises } from '../../../../../../hud/fight/index.ts';
import type { HuntModel } from '../model.ts';
import { cardKey, NO_CARD, playable } from '../defence.ts';
import { diceWays } from '../dice-ways.ts';
import { facingAt } from '../planning.ts';
import { asAdvised, awaitsAdvice, hold, move, movesOffered, othersStay } from './moves.ts';
import { handOf, setStrike, strike, strikeBeside } from './strikes.ts';

function names(model: HuntModel, figures: readonly string[]): string {
  return listed(figures.map((id) => model.words.title(id)));
}

/** Men who could still do something of their own will. */
function idleMen(model: HuntModel): string[] {
  const striking = new Set(model.strikes.value.filter(({ card }) => card).map(({ figure }) => figure));
  return (model.decision.value?.figures ?? []).filter((figure) => !striking.has(figure));
}

/** Does it, or asks first where some were told what to do and somebody else would be left idle. */
async function unlessIdle(model: HuntModel, go: () => Promise<void>): Promise<void> {
  const idle = idleMen(model);
  if (!model.settings.value.confirmCommit || idle.length === 0) return go();
  model.question.value = { text: `${names(model, idle)} could still act.`, yes: 'Commit anyway', go: () => void go() };
}

async function done(model: HuntModel): Promise<void> {
  await model.desk.play({ type: 'done' });
}

async function commitMoves(model: HuntModel): Promise<void> {
  if (!model.desk.refuse(model.session.bout.refusal({ type: 'done' }))) return unlessIdle(model, () => done(model));
  const waiting = model.decision.value?.figures ?? [];
  const go = async (): Promise<void> => {
    othersStay(model);
    await done(model);
  };
  if (!model.settings.value.confirmCommit) return go();
  const one = waiting.length === 1;
  const text = `${names(model, waiting)} ${one ? 'stays' : 'stay'} put.`;
  model.question.value = { text, yes: one ? 'Let him stay' : 'Let them stay', go: () => void go() };
}

/** Without advice the one button holds, and says so first. */
async function askToHold(model: HuntModel): Promise<void> {
  if (!model.settings.value.confirmCommit) return hold(model);
  model.question.value = { text: 'Nobody moves, turns or gets up.', yes: 'Hold all', go: () => void hold(model) };
}

function answerAsAdvised(asked: ReturnType<typeof diceWays>): void {
  asked?.answer(!asked.keep);
}

/** What is advised is done at once; where somebody is left who must throw a die for it, he is asked. */
async function doAsAdvised(model: HuntModel): Promise<void> {
  const alone = model.decision.value?.kind === 'order' || model.decision.value?.kind === 'moves';
  asAdvised(model);
  if (!alone) return done(model);
  if (model.session.bout.isLegal({ type: 'done' })) return done(model);
}

/** The one button: what is planned becomes final; where nothing is, what is advised. */
export async function commit(model: HuntModel): Promise<void> {
  if (model.desk.locked()) return;
  model.question.value = null;
  if (awaitsAdvice(model)) return doAsAdvised(model);
  switch (model.decision.value?.kind) {
    case 'order':
      return askToHold(model);
    case 'moves':
      return commitMoves(model);
    case 'first-moves':
      return unlessIdle(model, () => done(model));
    case 'bystanders':
      return model.step.value === 'strike' ? strikeBeside(model) : done(model);
    case 'strikes':
      return strike(model);
    case 'defend':
      return defend(model);
    case 'watch':
      return void (await model.desk.play({ type: 'watch' }));
    case 'fate':
    case 'reroll':
      return answerAsAdvised(diceWays(model));
    default:
      return;
  }
}

/** Defends with the armed card. */
export async function defend(model: HuntModel, key: string | null = model.armed.value): Promise<void> {
  const prompt = model.prompt.value;
  if (!prompt) return;
  if (key === null) return model.desk.deny('No card is chosen yet: choose one, or “No card”.');
  const card = key === NO_CARD ? null : key;
  await model.desk.play({ type: 'defend', figure: prompt.man.id, card, ...(model.slip.value ? { slip: true as const } : {}) });
}

export function arm(model: HuntModel, key: string): void {
  model.desk.refuse(null);
  model.armed.value = key;
  model.desk.tell(key === NO_CARD ? 'No card.' : model.words.card(key));
}

/** The nth card of the hand that is shown, from 0; at a question about a die the answer that is not advised. */
export function chooseCard(model: HuntModel, n: number): void {
  const asked = diceWays(model);
  if (asked) return void (n === 0 && asked.answer(asked.keep));
  if (model.prompt.value) {
    const option = playable(model.prompt.value.options, advises(model))[n];
    if (option) arm(model, cardKey(option));
    return;
  }
  const id = model.selected.value;
  const way = movesOffered(model);
  if (id && way.length > 0) {
    const chosen = way[n];
    if (chosen) move(model, id, chosen.cell, facingAt(model.settled.value.view, id, chosen.cell));
    return;
  }
  const card = id ? handOf(model, id)[n] : undefined;
  if (id && card) setStrike(model, id, card);
}
