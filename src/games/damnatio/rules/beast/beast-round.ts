import { perform } from './perform.ts';
import { planAgainst } from './plan.ts';
import { theBeast } from '../state/questions.ts';
import type { Target } from './targets.ts';
import { closestTarget, settleTie, targetInControl, tellTarget } from './targets.ts';
import type { Play } from '../state/world.ts';

/** Lex `reluctant`: on a 5 or 6 the beast does nothing in Round One (D-242). */
export function stepReluctant(play: Play): void {
  const { state, referee } = play;
  state.agenda.pop();
  const figure = theBeast(state).id;
  const die = referee.roll(6, (face) => {
    return { type: 'drawn', what: 'reluctant', value: String(face), figure, sides: 6, face, rules: ['D-242'] };
  });
  if (die < 5) return;
  referee.tell?.({ type: 'held-back', figure: theBeast(state).id, why: 'reluctant', rules: ['D-242'] });
  state.agenda.pop();
  state.agenda.push({ do: 'others', targets: [], round: 'first', eligible: null });
}

/** Round One: the beast charges its closest enemy; then the others may move (D-054 to D-058). */
export function stepRoundOne(play: Play): void {
  play.state.phase = 'round-one';
  act(play, closestTarget(play), 'first', false);
}

/** A beast round: last enemy if adjacent, else the closest; then the bystanders (D-059 to D-063, D-128). */
export function stepBeastRound(play: Play): void {
  play.state.phase = 'beast';
  const target = targetInControl(play);
  act(play, target, 'beast', target.why === 'last-enemy');
}

function act(play: Play, target: Target, round: 'first' | 'beast', mayBreak: boolean): void {
  const { agenda } = play.state;
  agenda.pop();
  const man = settleTie(play, target.candidates);
  tellTarget(play, { ...target, man });
  agenda.push({ do: 'others', targets: [man], round, eligible: null });
  actAgainst(play, man, { trigger: 'control', mayBreak });
}

/** Plans and performs against a man; the response does the same with counter rows. */
export function actAgainst(play: Play, man: number, wish: { trigger: 'control' | 'counter'; mayBreak: boolean }): void {
  const plan = planAgainst(play, man, wish, play.referee.tell !== null);
  play.state.action = null;
  perform(play, plan, wish.trigger === 'control');
}
