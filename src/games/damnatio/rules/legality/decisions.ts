import type { DecisionKind, HuntDecision } from './actions.ts';
import { controlTerms } from '../turn/control.ts';
import { yetToMove, yetToStruggle } from '../men/men-round.ts';
import { canStill } from '../men/others.ts';
import { ableToMove } from '../state/questions.ts';
import type { BlowTask, Man, OthersTask } from '../state/state.ts';
import { capable } from '../men/strike-rules.ts';
import type { View } from '../state/world.ts';
import { manOf, taskOf } from '../state/access.ts';

function ask(kind: DecisionKind, men: readonly Man[], part: Partial<HuntDecision> = {}): HuntDecision {
  return { side: 'men', kind, figures: men.map((man) => man.id), fate: null, attack: null, ...part };
}

/** What the hunt waits for; null when it is over. */
export function huntDecision(view: View): HuntDecision | null {
  const { state } = view;
  if (state.outcome) return null;
  const task = taskOf(state);
  switch (task.do) {
    case 'control':
      return ask('reroll', [controlTerms(view).leader]);
    case 'blow':
      return askBlow(view, task);
    case 'struggle':
    case 'strike':
      return ask('fate', [manOf(state, task.man)], { fate: 'godNods' });
    case 'order':
      return ask('order', state.men.filter(ableToMove));
    case 'moves':
      return ask('moves', [...yetToMove(view), ...yetToStruggle(view)]);
    case 'strikes':
      return ask(
        'strikes',
        state.men.filter((man) => capable(view, man)),
      );
    case 'others':
      return ask(task.round === 'first' ? 'first-moves' : 'bystanders', stillEligible(view, task));
    case 'duel-round':
      return { side: 'beast', kind: 'watch', figures: state.beasts.map((beast) => beast.id), fate: null, attack: null };
    default:
      throw new Error(`the task ${task.do} does not wait for anybody`);
  }
}

function askBlow({ state }: View, task: BlowTask): HuntDecision {
  const victim = [manOf(state, task.victim)];
  if (task.ask === 'defend') return ask('defend', victim, { attack: task.attack });
  return ask('fate', victim, { fate: task.ask === 'skin' ? 'thickSkin' : 'godNods', attack: task.attack });
}

function stillEligible(view: View, task: OthersTask): Man[] {
  return task.eligible!.filter((entry) => canStill(view, entry)).map((entry) => manOf(view.state, entry.man));
}
