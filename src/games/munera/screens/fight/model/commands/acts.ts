import type { Cell } from '../../../../../../engine/hex/index.ts';
import { distance, toward } from '../../../../../../engine/hex/index.ts';
import type { MuneraModel } from '../model.ts';
import { questionWays } from '../question-ways.ts';
import { waits, type Option } from '../options.ts';

/** Chooses an option: what is about a thing is done, the rest waits for a commit; chosen twice it is done. */
export async function choose(model: MuneraModel, option: Option): Promise<void> {
  if (model.desk.refuse(option.odds.refusal)) return;
  if (!waits(option) || model.armed.value === option.key) return doIt(model, option);
  model.armed.value = option.key;
  model.desk.tell(`${option.name}. Space does it.`);
}

async function doIt(model: MuneraModel, option: Option): Promise<void> {
  const { pose, action } = option;
  const walk = pose && model.walking.to(pose.cell, pose.facing);
  if (walk) await model.desk.walk(walk);
  else if (action.type === 'end') endTurn(model, model.choices.value.shown[0]?.action.type === 'end');
  else await model.desk.play(action);
}

/** The nth answer of those that are shown; at a question the answer that is not on the one button. */
export function chooseNth(model: MuneraModel, n: number): void {
  const asked = questionWays(model);
  if (asked) return n === 0 ? asked.answer(asked.keep === true) : undefined;
  const option = numbered(model)[n];
  if (option) void choose(model, option);
}

/** Options in the order of their number keys. */
export function numbered(model: MuneraModel): readonly Option[] {
  return model.choices.value.shown;
}

function answerAsAdvised(asked: ReturnType<typeof questionWays>): void {
  asked?.answer(asked.keep !== true);
}

/** The one button. */
export async function commit(model: MuneraModel): Promise<void> {
  if (model.desk.locked()) return;
  model.question.value = null;
  const option = model.armedOption.value;
  switch (model.decision.value?.kind) {
    case 'ready':
      return void (await model.desk.play({ type: 'ready' }));
    case 'act':
      return option ? doIt(model, option) : endTurn(model);
    default:
      return answerAsAdvised(questionWays(model));
  }
}

/** Ends the turn, after asking where action points would be lost that could be put to use. */
export function endTurn(model: MuneraModel, isBest = false): void {
  if (model.desk.locked() || model.decision.value?.kind !== 'act') return;
  const { ap } = model.settled.value.view.state.turn;
  const end = (): void => void model.desk.play({ type: 'end' });
  if (isBest || ap === 0 || !model.settings.value.confirmCommit) return end();
  model.question.value = {
    text: `${ap} action ${ap === 1 ? 'point is' : 'points are'} left and would be lost.`,
    yes: 'End the turn all the same',
    go: end,
  };
}

const NO_POINTS_YET = { reason: 'no-points-yet', rule: 'M-044' };
const ASKED = { reason: 'question-first', rule: 'M-062' };

/** A hex was chosen: look there, select whoever stands there, or walk there. */
export function chooseHex(model: MuneraModel, cell: Cell): void {
  model.refusal.value = null;
  const me = model.acting.value;
  const there = model.picture.value.figures.find((figure) => figure.cell === cell);
  if (me && model.mayAct.value && model.turning.value && cell !== me.cell) return turn(model, toward(model.arena, me.cell, cell));
  if (there && there.id !== me?.id) return model.desk.select(there.id);
  if (!me || model.desk.locked()) return;
  if (!model.steps.value) return void model.desk.refuse(model.decision.value?.kind === 'ready' ? NO_POINTS_YET : ASKED);
  if (cell === me.cell) return toggleTurning(model);
  const walk = model.walking.to(cell);
  if (walk) return void model.desk.walk(walk);
  if (distance(model.arena, me.cell, cell) > 1) return model.desk.noWay(cell);
  void model.desk.play({ type: 'move', direction: toward(model.arena, me.cell, cell) });
}

/** Looks another way at the end of his walk, or where he stands. */
export function turn(model: MuneraModel, facing: number): void {
  const me = model.acting.value;
  if (!me || !model.turns.value) return;
  const walk = me.facing === facing ? null : model.walking.to(me.cell, facing);
  void (walk ? model.desk.walk(walk) : model.desk.play({ type: 'turn', facing }));
}

export function toggleTurning(model: MuneraModel): void {
  if (!model.turns.value) return;
  model.turning.value = !model.turning.value;
  model.desk.tell(model.turning.value ? 'Turning: choose the hex that he is to look at.' : 'Stepping.');
}

/** He wants to be asked before his next die for action points, to throw something away; or no longer. */
export function toggleDiscards(model: MuneraModel): void {
  model.discards.value = !model.discards.value;
  model.desk.tell(model.discards.value ? 'Asked before the next die.' : 'The die falls by itself.');
}
