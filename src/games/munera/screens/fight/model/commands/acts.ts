import type { Cell } from '../../../../../../engine/hex/index.ts';
import { distance, toward } from '../../../../../../engine/hex/index.ts';
import type { MuneraModel } from '../model.ts';
import type { TurnPose } from '../../../../rules/index.ts';
import { wayTo } from '../../../../rules/index.ts';
import { waits, type Option } from '../options.ts';

/** Chooses an option: what is about a thing is done, the rest waits for a commit; chosen twice it is done. */
export async function choose(model: MuneraModel, option: Option): Promise<void> {
  if (model.desk.refuse(option.odds.refusal)) return;
  if (!waits(option) || model.armed.value === option.key) return doIt(model, option);
  model.armed.value = option.key;
  model.desk.tell(`${option.name}. Space does it.`);
}

/** Steps and turns one after the other, shown together; each can be taken back. */
async function walk({ desk, session }: MuneraModel, pose: TurnPose): Promise<void> {
  if (desk.locked()) return;
  for (const answer of wayTo(pose)) {
    if (desk.refuse(session.bout.refusal(answer))) break;
    session.play(answer);
  }
  await desk.carryOn();
}

async function doIt(model: MuneraModel, { pose, action }: Option): Promise<void> {
  if (pose) return walk(model, pose);
  if (action.type === 'end') return endTurn(model);
  await model.desk.play(action);
}

/** The nth answer of those that are shown. */
export function chooseNth(model: MuneraModel, n: number): void {
  const option = numbered(model)[n];
  if (option) void choose(model, option);
}

/** Options in the order of their number keys. */
export function numbered(model: MuneraModel): readonly Option[] {
  return model.decision.value?.kind === 'act' ? model.choices.value.shown : [];
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
      model.desk.refuse(ASKED);
  }
}

/** Ends the turn, after asking where action points would be lost. */
async function endTurn(model: MuneraModel): Promise<void> {
  const { ap } = model.settled.value.view.state.turn;
  const end = (): void => void model.desk.play({ type: 'end' });
  if (ap === 0 || !model.settings.value.confirmCommit) return end();
  model.question.value = {
    text: `${ap} action ${ap === 1 ? 'point is' : 'points are'} left and would be lost.`,
    yes: 'End the turn all the same',
    go: end,
  };
}

const FAR = { reason: 'one-hex-at-a-time', rule: 'M-063' };
const NO_POINTS_YET = { reason: 'no-points-yet', rule: 'M-044' };
const ASKED = { reason: 'question-first', rule: 'M-062' };

/** A hex was chosen: look there, select whoever stands there, or step. */
export function chooseHex(model: MuneraModel, cell: Cell): void {
  model.refusal.value = null;
  const me = model.acting.value;
  const there = model.picture.value.figures.find((figure) => figure.cell === cell);
  if (me && model.mayAct.value && model.turning.value && cell !== me.cell) return turn(model, toward(model.arena, me.cell, cell));
  if (there && there.id !== me?.id) return model.desk.select(there.id);
  if (!me || model.desk.locked()) return;
  if (!model.steps.value) return void model.desk.refuse(model.decision.value?.kind === 'ready' ? NO_POINTS_YET : ASKED);
  if (cell === me.cell) return toggleTurning(model);
  if (distance(model.arena, me.cell, cell) > 1) return void model.desk.refuse(FAR);
  void model.desk.play({ type: 'move', direction: toward(model.arena, me.cell, cell) });
}

export function turn(model: MuneraModel, facing: number): void {
  if (model.turns.value) void model.desk.play({ type: 'turn', facing });
}

export function toggleTurning(model: MuneraModel): void {
  if (!model.turns.value) return;
  model.turning.value = !model.turning.value;
  model.desk.tell(model.turning.value ? 'Turning: choose the hex that he is to look at.' : 'Stepping.');
}
