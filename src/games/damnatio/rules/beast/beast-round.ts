import { toward } from '../../../../engine/hex/index.ts';
import { perform } from './perform.ts';
import { planAgainst, type Wish } from './plan.ts';
import { areSeveral, beastOf, foeAt } from '../state/access.ts';
import { arcOfBeast, livingBeasts, theBeast } from '../state/questions.ts';
import { face, heldBack } from '../state/sand.ts';
import type { Beast, OthersTask } from '../state/state.ts';
import { firstTarget, settleTie, targetInControl, tellTarget } from './targets.ts';
import { beginBeasts } from './turns.ts';
import type { Play, View } from '../state/world.ts';

/** Lex `reluctant`: on a 5 or 6 the beast does nothing in Round One; each has a die of its own (D-242, D-415). */
export function stepReluctant(play: Play): void {
  const { state } = play;
  state.agenda.pop();
  const willing = livingBeasts(state).filter((index) => !hangsBack(play, beastOf(state, index)));
  if (willing.length === state.beasts.length) return;
  state.agenda.pop();
  beginTurns(play, 'first', willing);
}

function hangsBack({ referee }: Play, { id: figure }: Beast): boolean {
  const die = referee.roll(6, (face) => {
    return { type: 'drawn', what: 'reluctant', value: String(face), figure, sides: 6, face, rules: ['D-242'] };
  });
  if (die >= 5) referee.tell?.({ type: 'held-back', figure, why: 'reluctant', rules: ['D-242'] });
  return die >= 5;
}

/** Round One: the beast charges its closest enemy, or does what its card opens with; then the others may move (D-054 to D-058). */
export function stepRoundOne(play: Play): void {
  play.state.phase = 'round-one';
  play.state.agenda.pop();
  beginTurns(play, 'first', livingBeasts(play.state));
}

/** A beast round: last enemy if adjacent, else the closest; then the bystanders (D-059 to D-063, D-128). */
export function stepBeastRound(play: Play): void {
  play.state.phase = 'beast';
  play.state.agenda.pop();
  beginTurns(play, 'beast', livingBeasts(play.state));
}

/** A lone beast acts at once; of several one after another (D-403). */
function beginTurns(play: Play, round: OthersTask['round'], left: readonly number[]): void {
  if (areSeveral(play.state)) return beginBeasts(play, round, left);
  const others: OthersTask = { do: 'others', targets: [], round, eligible: null };
  play.state.agenda.push(others);
  if (left.length === 0) return;
  const target = goForth(play, round);
  if (target !== null) others.targets = [target];
}

/** What the acting beast does of itself. Returns whom it goes for; null when it goes for nobody. */
export function goForth(play: Play, round: OthersTask['round']): number | null {
  const target = round === 'first' ? firstTarget(play) : targetInControl(play);
  if (target.candidates.length === 0) {
    heldBack(play, 'nobody-there', ['D-404']);
    return null;
  }
  const man = settleTie(play, target.candidates);
  if (round === 'first' && play.world.looksAbout && looksAway(play, man)) return turnRound(play, man);
  tellTarget(play, { ...target, man });
  const mayBreak = round === 'beast' && man === theBeast(play.state).lastFought;
  const gone = actAgainst(play, man, { trigger: 'control', mayBreak, far: round === 'first' ? 'opening' : 'approach' });
  return play.state.action?.attack === null ? null : gone;
}

/** Where the handler turned it the wrong way, and whoever is closest does not stand before it (D-412). */
function looksAway(view: View, man: number): boolean {
  return arcOfBeast(view, theBeast(view.state), foeAt(view.state, man).cell) !== 'front';
}

function turnRound(play: Play, man: number): null {
  const beast = theBeast(play.state);
  heldBack(play, 'looks-away', ['D-412']);
  face(play, beast, toward(play.world.arena, beast.cell, foeAt(play.state, man).cell), ['D-412']);
  return null;
}

/** Plans and performs against a man, or whom the step picks instead: his index is returned (D-422). The response does the same with counter rows. */
export function actAgainst(play: Play, man: number, wish: Wish): number {
  const plan = planAgainst(play, man, wish, play.referee.tell !== null);
  play.state.action = null;
  perform(play, plan, { mayRunThrough: wish.trigger === 'control' });
  return plan.target;
}
