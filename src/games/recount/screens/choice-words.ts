import { answersInTurns } from '../../../hud/common/index.ts';
import type { Recount, RecountAction } from '../rules/index.ts';

function keyOf(action: RecountAction): string {
  switch (action.type) {
    case 'step':
      return `step-${action.sector}`;
    case 'pivot':
      return `pivot-${action.way}`;
    case 'vote':
      return action.up ? 'vote-up' : 'vote-down';
    default:
      return action.type;
  }
}

/** What was answered in a bout of recount, in sentences. */
export const recountAnswers = answersInTurns<Recount, RecountAction>(keyOf);
