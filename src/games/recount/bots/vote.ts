import type { Rng } from '../../../engine/dice/index.ts';
import type { RecountAction, RecountView } from '../rules/index.ts';
import { oddsOf } from '../rules/index.ts';

/** Least face of a voter of the mob; a bot that has won votes as one of them would. */
const SIDES = 6;

/** An AI victor throws a die of his own like every other voter. */
export function voteOf({ view }: RecountView, rng: Rng): RecountAction {
  const { modifiers } = oddsOf(view, { type: 'vote', up: true });
  const total = modifiers.reduce((sum, { value }) => sum + value, rng.die(SIDES));
  return { type: 'vote', up: total >= view.world.lex.mobNeed };
}
