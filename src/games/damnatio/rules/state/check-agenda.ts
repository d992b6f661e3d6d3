import { fail } from '../../../../engine/read/index.ts';
import { attackOf, playedCard, victimOf } from '../beast/blow-parts.ts';
import { beastCard, gripped, handOfMan, onSand, theBeast } from './questions.ts';
import type { BlowTask, OwnDie, StrikeTask, StruggleTask, Task, TaskOf } from './state.ts';
import { strikeDamage } from '../men/strike-rules.ts';
import type { View } from './world.ts';
import { areSeveral, isDuel, manOf } from './access.ts';

type Kind = Task['do'];

/** What the beast's doings lie on: a round, the blows of men that startled it, deeds and reactions that are still to come. */
const ACTING = ['round-end', 'others', 'next-beasts', 'strikes', 'deeds', 'reaction'] as const;

/** What a task may lie on; nothing for the bottom. Tasks that are worked off without an answer never wait in a save. */
const LIES_ON: Readonly<Record<Kind, readonly (Kind | 'nothing')[]>> = {
  'round-end': ['nothing'],
  control: ['nothing'],
  'duel-round': ['round-end'],
  others: ['round-end'],
  order: ['round-end'],
  response: ['round-end'],
  strikes: ['response'],
  moves: ['strikes'],
  struggle: ['moves'],
  strike: ['strikes', 'others'],
  'next-beasts': ['others', 'round-end'],
  aftermath: ACTING,
  overrun: ACTING,
  deeds: ACTING,
  reaction: ACTING,
  panic: ['deeds'],
  blow: ['aftermath', 'overrun', 'panic', 'blow'],
  reluctant: [],
  'round-one': [],
  'beast-round': [],
  'duel-check': [],
  'duel-counter': [],
};

/** Which die is offered to be thrown again before which stage. */
const NOD_BEFORE: Readonly<Partial<Record<BlowTask['stage'] | StrikeTask['stage'], OwnDie>>> = {
  answer: 'd20',
  'counter-check': 'counter',
  'counter-land': 'die',
  resolve: 'd20',
  'fumble-land': 'fumble',
  land: 'die',
};

function checkWaiting({ state }: View, task: Task, field: string): void {
  const asks = 'ask' in task ? task.ask !== null : ['order', 'moves', 'strikes', 'others', 'duel-round'].includes(task.do);
  if (!asks) fail(field, 'a task that waits for an answer');
  if (task.do === 'moves' && !task.opened) fail(`${field}.opened`, 'true while it waits');
  if (task.do === 'others' && !task.eligible?.length) fail(`${field}.eligible`, 'a list of those who may still do something');
  if (task.do === 'others' && task.eligible?.some(({ man }) => task.targets.includes(man)))
    fail(`${field}.eligible`, 'a list without those who were attacked');
  if (task.do === 'duel-round' && !isDuel(state)) fail(field, 'a task of a hunt against men');
}

function checkNod(task: BlowTask | StrikeTask | StruggleTask, field: string): void {
  const wanted =
    task.ask === 'nod' ? (task.stage === 'land' && task.do === 'blow' ? undefined : NOD_BEFORE[task.stage as BlowTask['stage']]) : null;
  if (task.nod !== wanted) fail(`${field}.nod`, 'the die that has just fallen');
}

const BLOW_ASKS: Readonly<Record<'defend' | 'skin', BlowTask['stage']>> = { defend: 'to-hit', skin: 'land' };

function checkBlow(view: View, task: BlowTask, field: string, top: boolean): void {
  const { attacks } = beastCard(view.world, theBeast(view.state));
  if (!Object.hasOwn(attacks, task.attack)) fail(`${field}.attack`, 'an attack of the beast');
  const man = victimOf(view, task);
  if (!top) {
    if (task.stage !== 'announce') fail(`${field}.stage`, 'announce; its turn has not come');
    return;
  }
  if (!onSand(man) && man.shelter < 0) fail(`${field}.victim`, 'somebody on the sand');
  if ((task.ask === 'defend' || task.ask === 'skin') && task.stage !== BLOW_ASKS[task.ask]) fail(`${field}.stage`, BLOW_ASKS[task.ask]);
  if (task.ask === 'defend' && task.automatic) fail(`${field}.automatic`, 'false; nobody defends against it');
  if (task.card !== null && !handOfMan(view, man).defends.some((card) => card.id === task.card))
    fail(`${field}.card`, 'a card in his hand');
  if (task.ask === 'nod') checkCounter(view, task, field);
}

/** A Defend card that has been played, with what its stage needs of it. */
function checkCounter(view: View, task: BlowTask, field: string): void {
  const card = playedCard(view, task);
  const needed = task.stage === 'answer' || (task.stage === 'counter-check' ? card?.counter : (card?.damage ?? card?.counter));
  if (!card || !needed || !attackOf(view, task)) fail(`${field}.card`, 'a card that comes to this');
}

function checkStrike(view: View, task: StrikeTask, field: string): void {
  const man = manOf(view.state, task.man);
  if (!onSand(man)) fail(`${field}.man`, 'somebody on the sand');
  const card = handOfMan(view, man).attacks.find((each) => each.id === task.card);
  if (!card) fail(`${field}.card`, 'a card in his hand');
  if (task.result === null) fail(`${field}.result`, 'what his die came to');
  if (task.stage === 'land' && !strikeDamage(view, man, card)) fail(`${field}.stage`, 'one before the damage; his card does none');
}

function checkStruggle({ state }: View, task: StruggleTask, field: string): void {
  const man = manOf(state, task.man);
  if (!onSand(man) || !gripped(man)) fail(`${field}.man`, 'somebody in the beast’s grip');
}

function checkWay(task: TaskOf<'overrun' | 'panic'>, field: string): void {
  if (task.next > task.cells.length) fail(`${field}.next`, `at most ${task.cells.length}`);
}

function checkDeeds(view: View, { row, part, next }: TaskOf<'deeds'>, field: string): void {
  const step = beastCard(view.world, theBeast(view.state)).procedure[row];
  if (!step) fail(`${field}.row`, 'a row of the beast’s card');
  if (next > step.before.length + step.after.length) fail(`${field}.next`, `at most the ${part} deeds of its step`);
}

function checkTask(view: View, task: Task, field: string, top: boolean): void {
  if (!top && 'ask' in task && task.ask !== null) fail(`${field}.ask`, 'null; something lies on it');
  if (task.do === 'blow' || task.do === 'strike' || task.do === 'struggle') checkNod(task, field);
  if (task.do === 'blow') checkBlow(view, task, field, top);
  else if (task.do === 'strike') checkStrike(view, task, field);
  else if (task.do === 'struggle') checkStruggle(view, task, field);
  else if (task.do === 'overrun' || task.do === 'panic') checkWay(task, field);
  else if (task.do === 'deeds') checkDeeds(view, task, field);
  if (task.do === 'next-beasts' && !areSeveral(view.state)) fail(`${field}.do`, 'a task of a hunt with one beast');
  if (['blow', 'aftermath', 'overrun', 'deeds'].includes(task.do) && !view.state.action)
    fail('state.action', 'there while the beast attacks');
  if (isDuel(view.state) && task.do !== 'round-end' && task.do !== 'duel-round') fail(`${field}.do`, 'a task of beast against beast');
}

/** Checks the stack of tasks: what lies on what, and that the top waits for an answer. */
export function checkAgenda(view: View): void {
  const { agenda } = view.state;
  if (agenda.length === 0) fail('state.agenda', 'a list with the task that waits');
  agenda.forEach((task, index) => {
    const field = `state.agenda[${index}]`;
    const under = agenda[index - 1]?.do ?? 'nothing';
    if (!LIES_ON[task.do].includes(under)) fail(`${field}.do`, `a task that may lie on ${under}`);
    const top = index === agenda.length - 1;
    checkTask(view, task, field, top);
    if (top) checkWaiting(view, task, field);
  });
}
