import { along, OUTSIDE, toward } from '../../../../engine/hex/index.ts';
import type { Term } from '../keys.ts';
import { attackOf, endBlow, answeringCard, victimOf } from '../beast/blow-parts.ts';
import { offerNod } from './fate.ts';
import { shieldingAlly, vaultCell } from './optional-cards.ts';
import { isFree, manCard, theBeast } from '../state/questions.ts';
import { chanceIn20, throwCheck, throwDamage, type Chance, type Thrown } from '../state/rolls.ts';
import { gain, hurtBeast, moveMan, tellCondition } from '../state/sand.ts';
import type { BlowTask, Man } from '../state/state.ts';
import { hideAgainst } from './strike-rules.ts';
import type { Play, View } from '../state/world.ts';
import { actionOf } from '../state/access.ts';

/** A failed defence: a natural 1 also brings the man down (D-086). */
function failDefence(play: Play, task: BlowTask): void {
  if (task.d20 === 1) gain(play, victimOf(play, task), 'down', ['D-086']);
  task.stage = 'damage';
}

/** What the Defend roll leads to: failure to damage, success to the text of the card (D-084, D-088). */
export function answerDefence(play: Play, task: BlowTask): void {
  if (!task.succeeded) return failDefence(play, task);
  const man = victimOf(play, task);
  const card = answeringCard(play, task);
  if (card.needs === 'adjacentAlly') return pushForward(play, task, man);
  if (card.selfDown) gain(play, man, 'down', [card.because]);
  if (card.retreat) giveGround(play, man, card.because);
  if (card.needs === 'pole') vault(play, man, card.because);
  if (card.needs === 'cochleaHex') shelter(play, man, card.because);
  if (card.stopsCharge && play.state.action) play.state.action.stopped = true;
  if (card.damage) task.stage = 'counter-damage';
  else if (card.counter) task.stage = task.d20 === 20 ? 'counter-damage' : 'counter';
  else endBlow(play, task, false);
}

/** One hex straight away from the beast if it is free; the facing stays (D-173). */
function giveGround(play: Play, man: Man, because: string): void {
  const { arena } = play.world;
  const to = along(arena, man.cell, toward(arena, theBeast(play.state).cell, man.cell), 1);
  if (isFree(play, to)) moveMan(play, man, [to], 'retreat', [because]);
}

/** Push him forward: the friend takes the blow in his place, without a card (D-181). */
function pushForward(play: Play, task: BlowTask, man: Man): void {
  task.victim = shieldingAlly(play, man, attackOf(play, task));
  task.card = null;
  const ally = victimOf(play, task);
  ally.wasAttacked = true;
  const action = actionOf(play.state);
  action.victims = [...action.victims, task.victim];
  theBeast(play.state).lastFought = task.victim;
  play.referee.tell?.({ type: 'held-back', figure: man.id, why: 'pushed-friend-forward', rules: ['D-181'] });
  task.stage = 'damage';
}

/** Vault over: the man lands straight behind the beast (D-181). */
function vault(play: Play, man: Man, because: string): void {
  const to = vaultCell(play, man);
  if (to !== null) moveMan(play, man, [to], 'vault', [because]);
}

/** Into the door: off the board until the end of the round (D-181). */
function shelter(play: Play, man: Man, because: string): void {
  man.shelter = man.cell;
  man.cell = OUTSIDE;
  tellCondition(play, man, 'sheltered', true, [because]);
}

/** Accuracy and the bonus of the card, no guard (D-180). */
export function counterChance(view: View, task: BlowTask): Chance {
  const card = answeringCard(view, task);
  const terms: Term[] = [
    { rule: 'D-109', value: manCard(view.world, victimOf(view, task)).ratings.accuracy, reason: 'accuracy' },
    { rule: card.because, value: card.counter!.toHit, reason: 'card' },
  ];
  return chanceIn20(terms, 19);
}

export function rollCounter(play: Play, task: BlowTask): void {
  const man = victimOf(play, task);
  const again = task.counter !== 0;
  const chance = counterChance(play, task);
  const passes = (face: number): boolean => face > 20 - chance.chance;
  const thrown: Thrown = { figure: man.id, against: theBeast(play.state).id, why: 'counter', rules: ['D-180'], again };
  task.counter = throwCheck(play, thrown, chance, (face) => ({ result: passes(face) ? 'hit' : 'miss' }));
  task.succeeded = passes(task.counter);
  task.stage = 'counter-check';
  if (!again) offerNod(play, task, man, 'counter');
}

export function checkCounter(play: Play, task: BlowTask): void {
  if (task.succeeded) task.stage = 'counter-damage';
  else endBlow(play, task, false);
}

/** The die of a brace or a jab (D-179, D-180). */
export function rollCounterDamage(play: Play, task: BlowTask): void {
  const card = answeringCard(play, task);
  const man = victimOf(play, task);
  const again = task.die !== 0;
  const dice = card.damage ?? card.counter!.dmg;
  task.die = throwDamage(play, dice, { figure: man.id, against: theBeast(play.state).id, why: 'damage', rules: [card.because], again });
  task.stage = 'counter-land';
  if (!again) offerNod(play, task, man, 'die');
}

export function landCounter(play: Play, task: BlowTask): void {
  const beast = theBeast(play.state);
  const card = answeringCard(play, task);
  const man = victimOf(play, task);
  hurtBeast(play, beast, { by: man.id, raw: task.die, modifiers: [hideAgainst(play, man)], rules: [card.because, 'D-034'] });
  endBlow(play, task, false);
}
