import { sum } from '../../../../engine/dice/index.ts';
import type { Term } from '../keys.ts';
import { beastCard, bloodied, gripped, gripperOf, living, livingBeasts, manCard, theBeast } from '../state/questions.ts';
import { areSeveral, beastOf } from '../state/access.ts';
import { beginBeasts } from '../beast/turns.ts';
import type { Beast, Man, TaskOf } from '../state/state.ts';
import { desperate } from '../men/strike-rules.ts';
import { throwSum, type Thrown } from '../state/rolls.ts';
import { tellCondition, useWaiting } from '../state/sand.ts';
import type { Play, View } from '../state/world.ts';

/** What each side adds to its Control die, and whose rating the men use (D-046 to D-050). */
export interface ControlTerms {
  readonly beast: readonly Term[];
  readonly men: readonly Term[];
  readonly leader: Man;
  /** The beast that throws for its side: of several the one with the most to add (D-402). */
  readonly lead: Beast;
}

/** The beast's terms; also used beast against beast. */
export function beastControl(view: View, beast: Beast): Term[] {
  const card = beastCard(view.world, beast);
  const terms: Term[] = [{ rule: 'D-046', value: card.ratings.control, reason: 'control' }];
  if (bloodied(card, beast.hp)) terms.push({ rule: 'D-042', value: card.bloodied!.control, reason: 'bloodied' });
  return [...terms, ...beast.nextControl];
}

/** The highest Control among living ungripped men; if all are gripped, the highest of them at -2 (D-048). */
export function controlTerms(view: View): ControlTerms {
  const { world, state } = view;
  const alive = state.men.filter(living);
  const free = alive.filter((man) => !gripped(man));
  const rating = (man: Man) => manCard(world, man).ratings.control;
  const leader = (free.length ? free : alive).reduce((best, man) => (rating(man) > rating(best) ? man : best));
  const men: Term[] = [{ rule: 'D-048', value: rating(leader), reason: 'control' }];
  if (free.length === 0) men.push({ rule: 'D-048', value: -2, reason: 'all-gripped' });
  if (desperate(view, leader)) men.push({ rule: 'D-241', value: 1, reason: 'desperatio' });
  const { lead, terms: beast } = leadBeast(view);
  return { beast, men, leader, lead };
}

/** The living beast that adds most to the die, of equals the first in order (D-402). */
function leadBeast(view: View): { readonly lead: Beast; readonly terms: readonly Term[] } {
  const { state } = view;
  if (state.beasts.length === 1) return { lead: theBeast(state), terms: beastControl(view, theBeast(state)) };
  return livingBeasts(state)
    .map((index) => ({ lead: beastOf(state, index), terms: beastControl(view, beastOf(state, index)) }))
    .reduce((best, one) => (sum(one.terms) > sum(best.terms) ? one : best));
}

/** Whether the men's leader may throw his Control die again: a trained man, floor(Intellect / 3) times (D-052). */
export function mayReroll(view: View, leader: Man): boolean {
  return rerollsLeft(view, leader) > 0;
}

/** How often a man may still throw his Control die again in this hunt (D-052). */
export function rerollsLeft({ world }: View, leader: Man): number {
  const card = manCard(world, leader);
  if (!world.lex.intellectReroll || card.kind !== 'bestiarius') return 0;
  return Math.max(0, Math.floor(card.ratings.intellect / 3) - leader.rerolls);
}

type ControlTask = TaskOf<'control'>;

/** Opens a round: an instruction to keep Control, or the check (D-046, D-047, D-151 to D-154). */
export function stepControl(play: Play, task: ControlTask): void {
  const { state } = play;
  state.phase = 'control';
  const keepers = keepersOf(play);
  if (keepers.length > 0) return keepControl(play, keepers);
  for (const beast of state.beasts) openCheck(play, beast);
  const terms = controlTerms(play);
  task.beastDie = throwControl(play, terms.lead.id, terms.beast, 'D-046', false);
  task.menDie = throwControl(play, terms.leader.id, terms.men, 'D-048', false);
  if (mayReroll(play, terms.leader)) task.ask = 'reroll';
  else compareControl(play, task);
}

/** Indices of the beasts that have Control without a check; of several only these act (D-047, D-406). */
export function keepersOf(view: View): number[] {
  return livingBeasts(view.state).filter((index) => keepsControl(view, index));
}

/** Lex `retainNeedsGrip`: an instruction lapses when its prey is held no more (D-153). */
function keepsControl({ world, state }: View, index: number): boolean {
  const { retains } = beastOf(state, index);
  if (retains === 'frenzy') return true;
  const grips = (man: Man): boolean => gripped(man) && gripperOf(state, man) === index;
  return retains === 'instruction' && (!world.lex.retainNeedsGrip || state.men.some(grips));
}

function keepControl(play: Play, keepers: readonly number[]): void {
  const { state, referee } = play;
  const how = keepers.some((index) => beastOf(state, index).retains === 'frenzy') ? 'frenzy' : 'retained';
  for (const index of keepers) beastOf(state, index).retains = 'no';
  for (const beast of state.beasts) lapse(play, beast);
  const rules = how === 'frenzy' ? ['D-047', 'D-154'] : ['D-047', 'D-151'];
  const several = areSeveral(state);
  referee.tell?.({ type: 'control-decided', side: 'beast', how, totals: null, rules: several ? [...rules, 'D-406'] : rules });
  if (!several) return decide(play, 'beast');
  state.control = 'beast';
  state.phase = 'beast';
  state.agenda.pop();
  state.agenda.push({ do: 'round-end' });
  beginBeasts(play, 'beast', keepers);
}

function lapse(play: Play, beast: Beast): void {
  if (beast.retains === 'no') return;
  beast.retains = 'no';
  tellCondition(play, beast, 'retains-control', false, ['D-153']);
}

function openCheck(play: Play, beast: Beast): void {
  lapse(play, beast);
  beast.retainUsed = false;
}

function throwControl(play: Play, figure: string, terms: readonly Term[], rule: string, again: boolean): number {
  const thrown: Thrown = { figure, against: null, why: 'control', rules: again ? [rule, 'D-052'] : [rule], again };
  return throwSum(play, thrown, { sides: play.world.lex.controlDie }, () => terms);
}

/** The answer to the offer of a second throw; the second die stands (D-052). */
export function answerReroll(play: Play, task: ControlTask, use: boolean): void {
  task.ask = null;
  if (use) {
    const { leader, men } = controlTerms(play);
    leader.rerolls += 1;
    task.menDie = throwControl(play, leader.id, men, 'D-048', true);
  }
  compareControl(play, task);
}

/** Higher total wins; on a tie Control changes hands, unless the lex lets it stay (D-046, D-049). */
export function winnerOf(view: View, beast: number, men: number): 'beast' | 'men' {
  if (beast === men) return tieGoesTo(view);
  return beast > men ? 'beast' : 'men';
}

export function tieGoesTo({ world, state }: View): 'beast' | 'men' {
  return world.lex.tieKeeps === (state.control === 'beast') ? 'beast' : 'men';
}

function compareControl(play: Play, task: ControlTask): void {
  const { state, referee } = play;
  const terms = controlTerms(play);
  const totals = [task.beastDie + sum(terms.beast), task.menDie + sum(terms.men)] as const;
  const tie = totals[0] === totals[1];
  const side = winnerOf(play, totals[0], totals[1]);
  for (const beast of state.beasts) useWaiting(play, 'control', beast);
  referee.tell?.({ type: 'control-decided', side, how: tie ? 'tie' : 'check', totals, rules: tie ? ['D-046', 'D-049'] : ['D-046'] });
  decide(play, side);
}

function decide(play: Play, side: 'beast' | 'men'): void {
  const { state } = play;
  state.control = side;
  state.agenda.pop();
  state.agenda.push({ do: 'round-end' }, side === 'beast' ? { do: 'beast-round' } : { do: 'order' });
}
