import { distance, type Cell } from '../../../../../../engine/hex/index.ts';
import { findMan, beastOf, gripped, manNamed, nearestBeast, type HuntAction } from '../../../../rules/index.ts';
import { advises } from '../../../../../../hud/fight/index.ts';
import { advisedMove } from '../../../../desk/index.ts';
import type { HuntModel } from '../model.ts';
import { act } from './act.ts';
import { actsOf, type ManAct } from '../man-acts.ts';
import { goodMoves, type GoodMove } from '../good-moves.ts';
import { beforePlan, facingAt, isMoving, planMove, whyNoWay } from '../planning.ts';

/** Plans a walk or a pivot of a man; says why when it cannot be. */
export function move(model: HuntModel, figure: string, to: Cell, facing: number, pickUp = false): boolean {
  if (model.desk.locked()) return false;
  const refused = model.desk.refuse(
    planMove(model.session, { type: 'move', figure, to, facing, ...(pickUp ? { pickUp: true as const } : {}) }),
  );
  model.desk.rest();
  if (refused) {
    sayNoWay(model, figure, to);
    return false;
  }
  const { words } = model;
  model.desk.tell(
    `${words.title(figure)}: hex ${words.hex(to)}, facing ${words.say('direction', `d${facing}`)}. Nothing is final until you commit.`,
  );
  return true;
}

/** A hex that cannot be walked to says why, and by how many points. */
function sayNoWay({ settled, refusal, words }: HuntModel, figure: string, to: Cell): void {
  const { view, planned } = settled.value;
  const why = whyNoWay(view, figure, to, planned);
  if (why) refusal.value = { text: `${words.title(figure)}: ${words.say('refusal', why.key, why.fill)}`, rule: 'D-099' };
}

/** Who stands on a hex, or is to go there. */
function figureAt(model: HuntModel, cell: Cell): string | null {
  const here = model.picture.value.figures.find((figure) => figure.kind === 'man' && figure.cell === cell);
  const planned = model.settled.value.planned.find(({ path }) => path.at(-1) === cell);
  return here?.id ?? planned?.figure ?? null;
}

/** A hex was chosen: another man on it is selected, else the selected man is to go there, or to stay. */
export function chooseHex(model: HuntModel, cell: Cell): void {
  model.refusal.value = null;
  const there = figureAt(model, cell);
  const id = model.selected.value;
  if (there && there !== id) return model.desk.select(there);
  if (!id || !model.mayAct.value || !isMoving(model.decision.value)) return;
  if (strikeFirst(model)) return;
  if (!model.movers.value.includes(id))
    return void model.desk.refuse(model.session.bout.refusal({ type: 'move', figure: id, to: cell, facing: 0 }));
  if (riseOn(model, id, cell)) return;
  move(model, id, cell, facingAt(model.settled.value.view, id, cell));
}

/** What the selected man can do instead of walking. */
function actsNow(model: HuntModel, id: string): ManAct[] {
  const { view, decision, actions } = model.settled.value;
  return actsOf(view, decision, actions, id);
}

/** The own hex of a man who lies or is gripped: he gets up, or tries to break free. */
function riseOn(model: HuntModel, id: string, cell: Cell): boolean {
  const man = findMan(model.settled.value.view, id);
  return man?.cell === cell && (man.down || gripped(man)) && doFirst(model, id, ['stand', 'struggle']);
}

function doFirst(model: HuntModel, id: string, wanted: readonly ManAct['action']['type'][]): boolean {
  const found = actsNow(model, id).find(({ action }) => wanted.includes(action.type));
  if (found) void act(model, found);
  return found !== undefined;
}

/** By key: the selected man stands up, struggles free or binds his wound, whichever he can. */
export function rise(model: HuntModel): void {
  const id = model.selected.value;
  if (!id || !doFirst(model, id, ['stand', 'struggle', 'bind'])) model.desk.deny('He is on his feet and free.');
}

/** By key: Fate card Second wind. */
export function secondWind(model: HuntModel): void {
  const id = model.selected.value;
  if (!id || !doFirst(model, id, ['second-wind'])) model.desk.deny('He has no Second wind to play now.');
}

/** Changes which way the selected man looks at the end of his move. */
export function turn(model: HuntModel, facing: number): void {
  const id = model.selected.value;
  if (!id || !model.movers.value.includes(id)) return;
  const man = findMan(model.settled.value.view, id);
  const planned = model.settled.value.planned.find(({ figure }) => figure === id)?.action;
  if (man) move(model, id, man.cell, facing, planned?.type === 'move' && planned.pickUp === true);
}

/** While bystanders strike nobody is told where to go yet, and hears why. */
function strikeFirst({ step, desk }: HuntModel): boolean {
  if (step.value === 'strike') desk.deny('The others move when those beside the beast have struck.', 'D-128');
  return step.value === 'strike';
}

/** Everybody who has no order yet stays on his hex, pivoting; who lies stands up. */
export function othersStay(model: HuntModel): void {
  const { session } = model;
  if (model.desk.locked() || strikeFirst(model)) return;
  for (const figure of session.decision()?.figures ?? []) {
    const man = findMan(session.view, figure);
    if (!man) continue;
    const facing = facingAt(session.view, figure, man.cell);
    const stay: HuntAction = man.down ? { type: 'stand', figure } : { type: 'move', figure, to: man.cell, facing };
    if (session.decision()?.kind === 'order') session.play({ type: 'order', order: 'move' });
    if (session.bout.isLegal(stay)) session.play(stay);
  }
  model.desk.rest();
}

/** Whether the one button takes advice: somebody could move, and nobody has been told what to do. */
export function awaitsAdvice(model: HuntModel): boolean {
  const { settled, decision, step } = model;
  const { planned, actions } = settled.value;
  if (!advises(model) || !isMoving(decision.value) || step.value === 'strike' || planned.length > 0) return false;
  if (decision.value?.kind === 'order') return true;
  return actions.some(({ type }) => type === 'move' || type === 'stand');
}

/** Everybody who has no order yet goes where he is of most use and least in danger; what throws dice is left to the player. */
export function asAdvised(model: HuntModel): void {
  const { session } = model;
  if (!advises(model) || model.desk.locked() || !isMoving(session.decision()) || strikeFirst(model)) return;
  if (session.decision()?.kind === 'order') session.play({ type: 'order', order: 'move' });
  for (const figure of byDistance(session.view, session.decision()?.figures ?? [])) {
    const man = manNamed(session.view.state, figure);
    const action = advisedMove(session.view, man);
    if (session.bout.isLegal(action)) session.play(action);
  }
  model.desk.rest();
  model.desk.tell('Planned as advised. Nothing is final until you commit.');
}

/** Whoever stands nearest to a beast moves first: the others see where he will stand. */
function byDistance(view: HuntModel['session']['view'], figures: readonly string[]): readonly string[] {
  const { state, world } = view;
  const away = (id: string): number => {
    const { cell } = manNamed(state, id);
    return distance(world.arena, cell, beastOf(state, nearestBeast(view, cell)).cell);
  };
  return figures.toSorted((a, b) => away(a) - away(b));
}

/** The cards of the selected man's moves, in the order of their number keys; none while he cannot walk. */
export function movesOffered(model: HuntModel): GoodMove[] {
  const { selected, movers, reach, settled } = model;
  const { view } = settled.value;
  const man = findMan(view, selected.value);
  if (!man || !advises(model) || !isMoving(model.decision.value) || !movers.value.includes(man.id) || !reach.value || man.down) return [];
  return goodMoves(beforePlan(view, settled.value.planned, man.id), man, reach.value);
}

export async function hold(model: HuntModel): Promise<void> {
  await model.desk.play({ type: 'order', order: 'hold' });
}
