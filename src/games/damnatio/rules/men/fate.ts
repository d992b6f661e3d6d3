import type { FateCard, Man, OwnDie, Task } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';

export const FATE_DECK: readonly FateCard[] = ['thickSkin', 'secondWind', 'godNods', 'slip'];

/** Stamina that a second wind gives back (D-235). */
export const SECOND_WIND = 3;

const FATE_RULES: Readonly<Record<FateCard, string>> = {
  thickSkin: 'D-234',
  secondWind: 'D-235',
  godNods: 'D-236',
  slip: 'D-237',
};

/** Whether a man may play a Fate card now: one a round for the whole side, by its owner (D-233). */
export function mayPlay({ world, state }: View, man: Man, card: FateCard): boolean {
  return world.lex.fateCards && !state.fatePlayed && man.hp > 0 && man.fate.includes(card);
}

export function playFate(play: Play, man: Man, card: FateCard): void {
  man.fate = man.fate.toSpliced(man.fate.indexOf(card), 1);
  play.state.fatePlayed = true;
  play.referee.tell?.({ type: 'card-played', figure: man.id, card, hand: 'fate', rules: ['D-233', FATE_RULES[card]] });
}

/** A task that holds dice of a man. */
export type DiceTask = Extract<Task, { nod: OwnDie | null }>;

/** After a die of a man has fallen: waits if the god may nod, so that he can have it thrown again (D-236). */
export function offerNod(play: Play, task: DiceTask, man: Man, die: OwnDie): boolean {
  if (!mayPlay(play, man, 'godNods')) return false;
  task.ask = 'nod';
  task.nod = die;
  return true;
}
