import type { HuntAction } from '../legality/actions.ts';
import { payDefence } from '../beast/blow.ts';
import { answerReroll } from './control.ts';
import { playDuelRound } from '../beast/duel.ts';
import { playFate, SECOND_WIND, type DiceTask } from '../men/fate.ts';
import { run } from './machine.ts';
import { beginStruggle, endMoves, giveOrder } from '../men/men-round.ts';
import { applyMove } from '../men/movement.ts';
import { attackCardOf } from '../state/questions.ts';
import { changeStamina, lose, tellCondition } from '../state/sand.ts';
import type { BlowTask, HuntState, Man, OwnDie, Task, TaskOf } from '../state/state.ts';
import { struckBeast } from '../men/strike-rules.ts';
import { beginStrike } from '../men/strike.ts';
import type { Play } from '../state/world.ts';
import { manNamed, taskOf } from '../state/access.ts';

/** Applies a legal action and runs on to the next decision. */
export function applyAction(play: Play, action: HuntAction): void {
  answer(play, action);
  run(play);
}

function answer(play: Play, action: HuntAction): void {
  const { state } = play;
  const task = taskOf(state);
  const manIn = ({ figure }: { readonly figure: string }): Man => manNamed(state, figure);
  switch (action.type) {
    case 'order':
      return giveOrder(play, action.order);
    case 'move':
      return applyMove(play, manIn(action), action);
    case 'stand':
      return stand(play, manIn(action));
    case 'struggle':
      return beginStruggle(play, manIn(action));
    case 'bind':
      return bind(play, manIn(action));
    case 'second-wind':
      return secondWind(play, manIn(action));
    case 'strike':
      return strike(play, manIn(action), action);
    case 'defend':
      return defend(play, task as BlowTask, manIn(action), action.card, action.slip === true);
    case 'fate':
      return answerFate(play, task, manIn(action), action.use);
    case 'reroll':
      return answerReroll(play, task as TaskOf<'control'>, action.use);
    case 'done':
      return done(play, task);
    case 'watch':
      return playDuelRound(play);
  }
}

function secondWind(play: Play, man: Man): void {
  playFate(play, man, 'secondWind');
  changeStamina(play, man, SECOND_WIND, ['D-235']);
}

function strike(play: Play, man: Man, { card, area, at }: Extract<HuntAction, { type: 'strike' }>): void {
  aimAt(play.state, struckBeast(play.state, at));
  beginStrike(play, man, attackCardOf(play, man, card), area ?? null);
}

/** Of several beasts the one struck at is in question; what another did when it was startled is over (D-405, D-429). */
function aimAt(state: HuntState, beast: number): void {
  if (beast !== state.duelist) state.action = null;
  state.duelist = beast;
}

/** Standing up is the whole move (D-102). */
function stand(play: Play, man: Man): void {
  lose(play, man, 'down', ['D-102']);
  man.stood = true;
}

function bind(play: Play, man: Man): void {
  man.bleeding = 0;
  man.moved = true;
  tellCondition(play, man, 'bleeding', false, ['D-142']);
}

function defend(play: Play, task: BlowTask, man: Man, card: string | null, slip: boolean): void {
  task.ask = null;
  if (slip) {
    playFate(play, man, 'slip');
    task.slip = true;
  }
  payDefence(play, task, card);
}

/** Which stage throws which die of a man, for Fate to have it thrown again (D-236). */
const STAGE_OF_DIE = {
  blow: { d20: 'defend', die: 'counter-damage', counter: 'counter', fumble: 'defend' },
  strike: { d20: 'to-hit', die: 'damage', counter: 'to-hit', fumble: 'fumble' },
  struggle: { d20: 'roll', die: 'roll', counter: 'roll', fumble: 'roll' },
} as const satisfies Record<DiceTask['do'], Record<OwnDie, string>>;

function answerFate(play: Play, task: Task, man: Man, use: boolean): void {
  const dice = task as DiceTask;
  const asked = dice.ask;
  const die = dice.nod;
  dice.ask = null;
  dice.nod = null;
  if (!use) return;
  if (asked === 'skin') {
    playFate(play, man, 'thickSkin');
    (dice as BlowTask).skin = true;
    return;
  }
  playFate(play, man, 'godNods');
  dice.stage = STAGE_OF_DIE[dice.do][die!] as never;
}

function done(play: Play, task: Task): void {
  if (task.do === 'moves') return endMoves(play);
  if (task.do === 'others') {
    task.eligible = [];
    return;
  }
  play.state.agenda.pop();
}
