import { capital, type Words } from '../../../hud/common/index.ts';
import type { Recount, RecountAction } from '../rules/index.ts';

function answer({ world }: Recount, action: RecountAction, words: Words): string {
  switch (action.type) {
    case 'strike':
    case 'cast':
      return words.say('choice', action.type, { figure: words.figure(world.ids[action.target]!) });
    case 'step':
      return words.say('choice', `step-${action.sector}`);
    case 'pivot':
      return words.say('choice', `pivot-${action.way}`);
    case 'vote':
      return words.say('choice', action.up ? 'vote-up' : 'vote-down');
    default:
      return words.say('choice', action.type);
  }
}

/** Who was asked. */
export function recountAsked(bout: Recount, words: Words): string {
  const figure = bout.decision()?.figures[0];
  return figure === undefined ? '' : words.title(figure);
}

/** Answers that belong together, in a few words; the end of a turn goes without saying after something else. */
export function recountAnswers(bout: Recount, actions: readonly RecountAction[], words: Words): string {
  const told = actions.length > 1 ? actions.filter(({ type }) => type !== 'end') : actions;
  return capital(told.map((action) => answer(bout, action, words)).join(', '));
}
