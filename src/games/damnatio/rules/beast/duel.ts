import { sum } from '../../../../engine/dice/index.ts';
import { toward } from '../../../../engine/hex/index.ts';
import { planBackOff } from './charge.ts';
import { beastControl } from '../turn/control.ts';
import { hasStruck, perform } from './perform.ts';
import { planAgainst } from './plan.ts';
import { besideBeast, theBeast } from '../state/questions.ts';
import { throwSum, type Thrown } from '../state/rolls.ts';
import { changeStamina, face, heldBack, moveBeast, useWaiting } from '../state/sand.ts';
import type { TaskOf } from '../state/state.ts';
import { targetInControl } from './targets.ts';
import type { Play } from '../state/world.ts';
import { beastOf } from '../state/access.ts';

/**
 * Beast against beast: section 21 of the ledger. The beasts plan, charge, strike and run on by the steps of a hunt;
 * here is what a duel adds to them: who acts, one counter, Stamina that counts.
 */

const COST = { charge: 2, control: 1, counter: 1 } as const;
const REST = 2;

/** Both throw for Control as against men; the tie flips it (D-223). */
export function stepDuelCheck(play: Play): void {
  const { state, referee, world } = play;
  state.phase = 'control';
  const totals = state.beasts.map((beast) => {
    const terms = beastControl(play, beast);
    const thrown: Thrown = { figure: beast.id, against: null, why: 'control', rules: ['D-046', 'D-223'] };
    const die = throwSum(play, thrown, { sides: world.lex.controlDie }, () => terms);
    useWaiting(play, 'control', beast);
    return die + sum(terms);
  });
  const tie = totals[0] === totals[1];
  const holder = world.lex.tieKeeps ? state.duelist : 1 - state.duelist;
  state.duelist = tie ? holder : totals[0]! > totals[1]! ? 0 : 1;
  const side = beastOf(state, state.duelist).id;
  referee.tell?.({ type: 'control-decided', side, how: tie ? 'tie' : 'check', totals, rules: tie ? ['D-049', 'D-223'] : ['D-223'] });
  state.agenda.pop();
  state.agenda.push({ do: 'round-end' }, { do: 'duel-round' });
}

/** One round: the beast in Control acts; the other, if hit and alive, whirls and counters once (D-223, D-224). */
export function playDuelRound(play: Play): void {
  const { state } = play;
  state.agenda.pop();
  state.phase = 'duel';
  state.action = null;
  const beast = theBeast(state);
  const { man: other, why } = targetInControl(play);
  const beside = besideBeast(play, beastOf(state, other));
  if (beast.stamina < (beside ? COST.control : COST.charge) && rest(play, beside)) return;
  state.agenda.push({ do: 'duel-counter', stage: 'answer' });
  act(play, 'control', why === 'last-enemy' && beast.stamina >= COST.charge);
}

/** Too tired for what it would do: it opens a gap, or stands in the one there is, and regains 2; false in contact (D-227). */
function rest(play: Play, beside: boolean): boolean {
  const beast = theBeast(play.state);
  const path = planBackOff(play);
  if (path) moveBeast(play, beast, path, 'back-off', ['D-227', 'D-029']);
  else heldBack(play, beside ? 'encircled' : 'catches-breath', ['D-227']);
  if (!path && beside) return false;
  changeStamina(play, beast, REST, ['D-227']);
  return true;
}

/** Plans, pays and performs; only what it can pay for is planned, but for blows in contact (D-226, D-227). */
function act(play: Play, trigger: 'control' | 'counter', mayBreak: boolean): void {
  const beast = theBeast(play.state);
  const plan = planAgainst(play, 1 - play.state.duelist, { trigger, mayBreak }, play.referee.tell !== null);
  const stays = plan.charge !== null && plan.charge.path.length === 0;
  const cost = stays || (plan.row && !plan.attack) ? 0 : COST[plan.charge ? 'charge' : trigger];
  const tired = beast.stamina < cost;
  if (!tired) changeStamina(play, beast, -cost, ['D-226']);
  perform(play, plan, { mayRunThrough: trigger === 'control', tired });
}

/** The beast that was hit acts for its counter, once; then the one in Control is the acting one again (D-224, D-442). */
export function stepDuelCounter(play: Play, task: TaskOf<'duel-counter'>): void {
  const { state } = play;
  if (task.stage === 'answer' && state.action && hasStruck(state.action)) {
    task.stage = 'yield';
    state.duelist = 1 - state.duelist;
    return counter(play);
  }
  if (task.stage === 'yield') state.duelist = 1 - state.duelist;
  state.agenda.pop();
}

/** It whirls and strikes back; from afar it charges, if it can pay for that (D-118, D-123, D-224). */
function counter(play: Play): void {
  const { state, world } = play;
  const beast = theBeast(state);
  const attacker = beastOf(state, 1 - state.duelist);
  state.action = null;
  if (besideBeast(play, attacker)) face(play, beast, toward(world.arena, beast.cell, attacker.cell), ['D-224']);
  else if (beast.stamina < COST.charge) return heldBack(play, 'too-tired', ['D-123', 'D-227']);
  act(play, 'counter', false);
}
