import type { Cell } from '../../../../../../engine/hex/index.ts';
import { distance, neighbour, OUTSIDE, toward } from '../../../../../../engine/hex/index.ts';
import { announce } from '../../../../../../hud/fight/index.ts';
import type { BoutModel } from '../bout-model.ts';
import { needsDice, type Option } from '../options.ts';
import { locked, play, refuse } from './desk.ts';

/** Chooses an option: what needs no die is done, the rest waits for a commit; chosen twice it is done. */
export async function choose(model: BoutModel, option: Option): Promise<void> {
  if (refuse(model, option.odds.refusal)) return;
  if (!needsDice(option) || model.armed.value === option.key) return void (await play(model, option.action));
  model.armed.value = option.key;
  announce(model, `${option.name}. Space does it.`);
}

/** The nth attack or special move that is legal. */
export function chooseNth(model: BoutModel, n: number): void {
  const option = numbered(model)[n];
  if (option) void choose(model, option);
}

/** Options in the order of their number keys. */
export function numbered(model: BoutModel): readonly Option[] {
  const { cuts, attacks, specials } = model.answers.value;
  return [...cuts, ...attacks, ...specials].filter(({ odds }) => odds.refusal === null);
}

/** The one button. */
export async function commit(model: BoutModel): Promise<void> {
  if (locked(model)) return;
  model.question.value = null;
  const option = model.armedOption.value;
  switch (model.decision.value?.kind) {
    case 'ready':
      return void (await play(model, { type: 'ready' }));
    case 'act':
      return option ? void (await play(model, option.action)) : endTurn(model);
    default:
      refuse(model, ASKED);
  }
}

/** Ends the turn, after asking where action points would be lost. */
async function endTurn(model: BoutModel): Promise<void> {
  const { ap } = model.settled.value.view.state.turn;
  const end = (): void => void play(model, { type: 'end' });
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
export function chooseHex(model: BoutModel, cell: Cell): void {
  model.refusal.value = null;
  const me = model.acting.value;
  const there = model.picture.value.figures.find((figure) => figure.cell === cell);
  if (me && model.mayAct.value && model.turning.value && cell !== me.cell) return turn(model, toward(model.arena, me.cell, cell));
  if (there && there.id !== me?.id) return select(model, there.id);
  if (!me || locked(model)) return;
  if (!model.steps.value) return void refuse(model, model.decision.value?.kind === 'ready' ? NO_POINTS_YET : ASKED);
  if (cell === me.cell) return toggleTurning(model);
  if (distance(model.arena, me.cell, cell) > 1) return void refuse(model, FAR);
  void play(model, { type: 'move', direction: toward(model.arena, me.cell, cell) });
}

export function turn(model: BoutModel, facing: number): void {
  if (model.turns.value) void play(model, { type: 'turn', facing });
}

export function toggleTurning(model: BoutModel): void {
  if (!model.turns.value) return;
  model.turning.value = !model.turning.value;
  announce(model, model.turning.value ? 'Turning: choose the hex that he is to look at.' : 'Stepping.');
}

export function select(model: BoutModel, id: string): void {
  model.selected.value = id;
  model.armed.value = null;
  model.refusal.value = null;
}

/** Selects the next fighter on the sand; false past the last. */
export function selectNext(model: BoutModel, by: 1 | -1): boolean {
  const ids = model.picture.value.figures.filter(({ cell }) => cell !== OUTSIDE).map(({ id }) => id);
  const next = ids.indexOf(model.selected.value ?? '') + by;
  if (next < 0 || next >= ids.length) return false;
  select(model, ids[next]!);
  return true;
}

/** The hex one step from another, for the direction keys; the wall stops. */
export function stepFrom(model: BoutModel, cell: Cell, direction: number): Cell {
  const next = neighbour(model.arena, cell, direction);
  return next === OUTSIDE ? cell : next;
}
