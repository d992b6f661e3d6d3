import type { Cell } from '../../../../../engine/hex/index.ts';
import { distance, turned } from '../../../../../engine/hex/index.ts';
import { deskCommands } from '../../../../../hud/fight/index.ts';
import type { RecountAction } from '../../../rules/index.ts';
import { oddsOf, sectorOf } from '../../../rules/index.ts';
import type { RecountModel } from './model.ts';
import { hasDice, isOpen, type Option } from './options.ts';

const VOTE_FIRST = { reason: 'vote-first', rule: 'R-093' };

/** Gives several answers one after the other and shows what comes of them together. */
async function playAll({ desk, session }: RecountModel, answers: readonly RecountAction[]): Promise<void> {
  if (desk.locked()) return;
  for (const answer of answers) {
    if (desk.refuse(session.bout.refusal(answer))) break;
    session.play(answer);
  }
  await desk.carryOn();
}

/** Chooses an option: it waits for a commit; chosen twice it is done. */
async function choose(model: RecountModel, option: Option): Promise<void> {
  if (model.desk.refuse(option.odds.refusal)) return;
  if (model.armed.value === option.key) return doIt(model, option);
  model.armed.value = option.key;
  model.desk.tell(`${option.name}. Space does it.`);
}

async function doIt(model: RecountModel, option: Option): Promise<void> {
  const { action, answers, pose } = option;
  const walk = pose && !hasDice(option) ? model.walking.to(pose.cell, pose.facing) : null;
  if (walk) await model.desk.walk(walk);
  else if (action.type === 'end') endTurn(model, numbered(model)[0]?.action.type === 'end');
  else await playAll(model, answers);
}

/** Options in the order of their number keys. */
export function numbered({ choices }: RecountModel): readonly Option[] {
  return choices.value.filter(isOpen);
}

/** The one button. */
async function commit(model: RecountModel): Promise<void> {
  if (model.desk.locked()) return;
  model.question.value = null;
  const option = model.armedOption.value;
  if (option) return doIt(model, option);
  if (model.decision.value?.kind === 'act') endTurn(model);
  else model.desk.refuse(VOTE_FIRST);
}

/** Ends the turn, after asking where something with dice could still be done. */
function endTurn(model: RecountModel, isBest = false): void {
  const end = (): void => void model.desk.play({ type: 'end' });
  const left = numbered(model).find(hasDice);
  if (isBest || !left || !model.settings.value.confirmCommit) return end();
  model.question.value = { text: `${left.name}: that is still possible.`, yes: 'End the turn all the same', go: end };
}

/** Looks another way at the end of his walk, or where he stands. */
function turn(model: RecountModel, facing: number): void {
  const me = model.acting.value;
  if (!me || !model.mayAct.value || model.decision.value?.kind !== 'act' || facing === me.facing) return;
  const walk = model.walking.to(me.cell, facing);
  if (walk) void model.desk.walk(walk);
  else model.desk.refuse(oddsOf(model.settled.value.view, { type: 'pivot', way: 'left' }).refusal);
}

function pivot(model: RecountModel, way: 'left' | 'right'): void {
  const me = model.acting.value;
  if (me) turn(model, turned(me.facing, way === 'left' ? -1 : 1));
}

/** An opponent was chosen: the best that can be done to him now waits for a commit, or is done when it waits already. */
function chooseFoe(model: RecountModel, id: string): void {
  if (model.selected.value !== id) model.desk.select(id);
  const index = model.settled.value.view.state.fighters.findIndex((fighter) => fighter.id === id);
  const isAtHim = ({ action }: Option): boolean => 'target' in action && action.target === index;
  const armed = model.armedOption.value;
  const option = armed && isAtHim(armed) ? armed : numbered(model).find(isAtHim);
  if (option) void choose(model, option);
}

/** A hex was chosen: strike or select whoever stands there, or go there. */
function chooseHex(model: RecountModel, cell: Cell): void {
  model.refusal.value = null;
  const me = model.acting.value;
  const there = model.picture.value.figures.find((figure) => figure.cell === cell);
  if (there && there.id !== me?.id) return model.mayAct.value ? chooseFoe(model, there.id) : model.desk.select(there.id);
  if (!me || model.desk.locked() || cell === me.cell) return;
  if (model.decision.value?.kind === 'vote') return void model.desk.refuse(VOTE_FIRST);
  const walk = model.walking.to(cell);
  if (walk) return void model.desk.walk(walk);
  const { view } = model.settled.value;
  if (distance(model.arena, me.cell, cell) > 1) return model.desk.noWay(cell);
  const sector = sectorOf(model.arena, me, cell);
  model.desk.refuse(oddsOf(view, sector === 0 ? { type: 'forward' } : { type: 'step', sector }).refusal);
}

/** Everything a player can do on the screen of a bout of recount. Each says why when it cannot be done. */
export function createCommands(model: RecountModel) {
  return {
    ...deskCommands(model.desk),
    choose: (option: Option) => choose(model, option),
    chooseCard: (n: number) => {
      const option = numbered(model)[n];
      if (option) void choose(model, option);
    },
    chooseHex: (cell: Cell) => chooseHex(model, cell),
    turn: (facing: number) => turn(model, facing),
    pivot: (way: 'left' | 'right') => pivot(model, way),
    endTurn: () => {
      if (!model.desk.locked() && model.decision.value?.kind === 'act') endTurn(model);
    },
    commit: () => commit(model),
  };
}

export type RecountCommands = ReturnType<typeof createCommands>;
