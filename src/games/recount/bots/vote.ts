import type { Rng } from '../../../engine/dice/index.ts';
import type { Notes } from '../../../engine/mind/index.ts';
import type { RecountAction, RecountView } from '../rules/index.ts';
import { oddsOf } from '../rules/index.ts';

/** Least face of a voter of the mob; a bot that has won votes as one of them would. */
const SIDES = 6;

/** An AI victor throws a die of his own like every other voter. */
export function voteOf({ view }: RecountView, rng: Rng, notes?: Notes<RecountAction>): RecountAction {
  const { modifiers } = oddsOf(view, { type: 'vote', up: true });
  const total = modifiers.reduce((sum, { value }) => sum + value, rng.die(SIDES));
  const need = view.world.lex.mobNeed;
  notes?.goes(`votes as one of the mob: ${total} in all, ${need} or more is up`);
  return { type: 'vote', up: total >= need };
}
