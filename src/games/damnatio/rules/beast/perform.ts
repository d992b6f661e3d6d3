import { compareClockwise, distance, toward } from '../../../../engine/hex/index.ts';
import { newBlow } from './blow-parts.ts';
import type { Row } from '../state/cards.ts';
import type { ChargePlan } from './charge.ts';
import type { BeastPlan } from './plan.ts';
import { arcOfBeast, attackInForce, attackNamed, beastCard, onSand, theBeast } from '../state/questions.ts';
import { face, heldBack, moveBeast, moveMan, releaseAll } from '../state/sand.ts';
import { doAtOnce } from './at-once.ts';
import { tellTarget } from './targets.ts';
import type { BeastAction, BlowTask, HuntState, Task } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { foesOf, foeAt, isDuel, manOf } from '../state/access.ts';

/**
 * Carries out a plan: backs off, charges, turns, and puts the attack and what follows it on the agenda
 * (ledger flow "Beast round", steps 2 to 4). Without contact nothing is attacked (D-067, D-069).
 */
export function perform(play: Play, plan: BeastPlan, { mayRunThrough, tired = false, again = false }: Manner): void {
  const { state, referee } = play;
  const beast = theBeast(state);
  const tellSteps = (considered: typeof plan.considered) => {
    for (const { trigger, steps } of considered)
      referee.tell?.({ type: 'considered', figure: beast.id, trigger, steps, rules: ['D-027', 'D-028'] });
  };
  tellSteps(plan.considered.slice(0, plan.before));
  if (plan.retarget) tellTarget(play, plan.retarget);
  if (plan.encircled) heldBack(play, 'encircled', ['D-063', 'D-064']);
  if (plan.backOff) {
    releaseAll(play, ['D-140']);
    moveBeast(play, beast, plan.backOff, 'back-off', ['D-063', 'D-029']);
  }
  if (plan.charge) charge(play, plan.target, plan.charge);
  tellSteps(plan.considered.slice(plan.before));
  if (plan.attack) attack(play, plan, { mayRunThrough, tired, again });
  else if (plan.row) deedsOf(play, plan, again);
}

/** A step without an attack goes for nobody: all who were not attacked before it are bystanders (D-133, D-423). */
function deedsOf({ state }: Play, plan: BeastPlan, again: boolean): void {
  state.action = following(state, actionOf(plan, plan.row!, { victims: [], mayRunThrough: false, again }));
  state.agenda.push({ do: 'deeds', row: plan.rowIndex, part: 'before', next: 0, again });
}

function charge(play: Play, target: number, plan: ChargePlan): void {
  const { state, referee } = play;
  const beast = theBeast(state);
  const rule = { charge: 'D-066', blocked: 'D-069', short: 'D-067' }[plan.how];
  referee.tell?.({
    type: 'charged',
    figure: beast.id,
    target: foeAt(state, target).id,
    distance: plan.distance,
    run: plan.ground,
    leap: plan.leap,
    how: plan.how,
    lane: plan.path,
    rules: plan.leap ? [rule, 'D-031', 'D-032'] : [rule],
  });
  releaseAll(play, ['D-066', 'D-140']);
  for (const { man, to } of plan.pushed) moveMan(play, manOf(state, man), [to], 'pushed', ['D-440']);
  moveBeast(play, beast, plan.path.slice(0, plan.ground), 'run', [rule]);
  moveBeast(play, beast, plan.path.slice(plan.ground), 'leap', [rule]);
  face(play, beast, plan.facing, [rule]);
}

/** How an action is carried out: whether a run through may follow it, whether it could not pay, whether it follows another. */
export interface Manner {
  readonly mayRunThrough: boolean;
  readonly tired?: boolean;
  readonly again?: boolean;
}

/** What the beast is doing once a row of its plan has fired. */
export function actionOf(
  plan: BeastPlan,
  row: Row,
  { victims, mayRunThrough, again = false }: Manner & { readonly victims: readonly number[] },
): BeastAction {
  const straight = plan.charge?.how === 'charge' ? plan.charge : null;
  return {
    target: plan.target,
    trigger: plan.trigger,
    row: plan.rowIndex,
    attack: plan.attack,
    charge: straight && { from: straight.from, targetCell: straight.targetCell, distance: straight.distance, leap: straight.leap },
    victims,
    mayRunThrough,
    connected: false,
    stopped: false,
    ...(again && { again }),
  };
}

/** The action with what is remembered of the one it follows: who was attacked, and in a duel whether it struck (D-133, D-442). */
function following(state: HuntState, action: BeastAction): BeastAction {
  const earlier = action.again && state.action;
  if (!earlier) return action;
  const victims = [...action.victims, ...earlier.victims.filter((one) => !action.victims.includes(one))];
  const struck = isDuel(state) && hasStruck(earlier);
  return { ...action, victims, ...(struck && { struck }) };
}

/** Whether an action, or one that it follows, has hit its target. */
export function hasStruck({ connected, struck }: BeastAction): boolean {
  return connected || struck === true;
}

function attack(play: Play, plan: BeastPlan, { mayRunThrough, tired, again }: Required<Manner>): void {
  const { state } = play;
  const beast = theBeast(state);
  const row = plan.row!;
  const target = foeAt(state, plan.target);
  if (row.turn && !plan.charge) face(play, beast, toward(play.world.arena, beast.cell, target.cell), [row.because]);
  for (const deed of row.before) doAtOnce(play, deed, row.because);
  const victims = victimsOf(play, plan);
  state.action = following(state, actionOf(plan, row, { victims, mayRunThrough, again }));
  const blows = victims.map((victim): BlowTask =>
    newBlow({ victim, attack: plan.attack!, chosen: victim === plan.target, rowToHit: row.toHit, rowRule: row.because, tired }),
  );
  const after: Task = { do: 'aftermath' };
  state.agenda.push(after, ...blows.reverse(), ...shoves(play, plan).reverse());
}

/** Those whom its charge pushed aside are struck first, in the order it came to them (D-440). */
function shoves({ world, state }: Play, { charge: path }: BeastPlan): BlowTask[] {
  const { through } = beastCard(world, theBeast(state)).move;
  if (!path || through === null) return [];
  return path.pushed.map(({ man }) =>
    newBlow({ victim: man, attack: through, chosen: false, rowToHit: 0, rowRule: 'D-440', automatic: true }),
  );
}

/** The target, or the foes of a sweep: the target first, then clockwise; the beast stands and looks as it will (D-094). */
export function victimsOf(view: View, plan: BeastPlan): number[] {
  const { world, state } = view;
  const beast = theBeast(state);
  const { sweep } = attackInForce(view, attackNamed(view, plan.attack!));
  if (!sweep) return [plan.target];
  const foes = foesOf(state);
  const others = foes
    .map((_, index) => index)
    .filter((index) => {
      const foe = foes[index]!;
      if (index === plan.target || !onSand(foe) || distance(world.arena, beast.cell, foe.cell) !== 1) return false;
      return sweep.arcs.includes(arcOfBeast(view, beast, foe.cell));
    })
    .sort((a, b) => compareClockwise(world.arena, beast.cell, beast.facing, foes[a]!.cell, foes[b]!.cell));
  return [plan.target, ...others].slice(0, sweep.max);
}
