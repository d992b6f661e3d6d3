import { answersInTurns, type Names } from '../../../hud/common/index.ts';
import type { NamedBy } from '../../../session/index.ts';
import { figureNames } from '../desk/index.ts';
import type { Recount, RecountAction, RecountState, World } from '../rules/index.ts';

/** What a bout of recount calls its fighters and their arms. */
export function recountNames(world: World, state: RecountState, by?: NamedBy): Names {
  return {
    own: 'recount',
    arena: world.arena,
    figure: figureNames({ world, state }, by),
    card: (id, message) => message('recount-gear', id) ?? message('gear', id),
    weapon: (id, message) => message('recount-gear', id) ?? message('gear', id),
  };
}

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
