import type { BeastAttack, DefendCard } from '../state/cards.ts';
import { attackNamed, handOfMan } from '../state/questions.ts';
import type { BlowTask, Foe, Man } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { foeAt, manOf } from '../state/access.ts';

/** One attack of the beast on one foe: ledger section 8, flow "Beast attack", as stages of a task. */
export function newBlow(
  part: Pick<BlowTask, 'victim' | 'attack' | 'chosen' | 'rowToHit' | 'rowRule'> & { automatic?: boolean; tired?: boolean },
): BlowTask {
  return {
    do: 'blow',
    ask: null,
    stage: 'announce',
    automatic: false,
    tired: false,
    card: null,
    slip: false,
    critical: false,
    d20: 0,
    succeeded: false,
    die: 0,
    counter: 0,
    nod: null,
    raw: 0,
    skin: false,
    ...part,
  };
}

export function attackOf(view: View, task: BlowTask): BeastAttack {
  return attackNamed(view, task.attack);
}

export function foeOf(view: View, task: BlowTask): Foe {
  return foeAt(view.state, task.victim);
}

/** The man who is attacked; stages of his own ask for him. */
export function victimOf(view: View, task: BlowTask): Man {
  return manOf(view.state, task.victim);
}

/** The Defend card that answers the blow; asked only once one has been played. */
export function answeringCard(view: View, task: BlowTask): DefendCard {
  return playedCard(view, task)!;
}

export function playedCard(view: View, task: BlowTask): DefendCard | null {
  if (task.card === null) return null;
  return handOfMan(view, victimOf(view, task)).defends.find((card) => card.id === task.card)!;
}

/** Takes the attack off the agenda and notes whether it connected (D-072). */
export function endBlow(play: Play, task: BlowTask, connected: boolean): void {
  const { state } = play;
  if (state.outcome) return;
  if (state.agenda.at(-1) === task) state.agenda.pop();
  if (task.chosen && connected && state.action) state.action.connected = true;
}
