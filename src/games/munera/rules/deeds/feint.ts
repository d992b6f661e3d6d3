import type { Refused } from '../keys.ts';
import { sureOdds } from '../odds/answers.ts';
import { actorOf, profileAt } from '../state/lookup.ts';
import { tellCondition } from '../state/rolls.ts';
import type { View } from '../state/world.ts';
import { fixed } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS } from './deed.ts';
import { plainLine } from './lines.ts';
import { ap, costRefusal } from './purse.ts';
import { refuse } from './refusals.ts';

/** The next miss of this turn may be thrown again. */
export interface Feint {
  readonly type: 'feint';
}

const FEINT = fixed<Feint>({ type: 'feint' });
const COST = ap(2);
const UNTRAINED = refuse('D-267', 'untrained');
const ONE_FEINT = refuse('M-321', 'one-feint');

function refusal(view: View): Refused | null {
  const { turn } = view.state;
  if (profileAt(view, turn.fighter).noxius) return UNTRAINED;
  if (turn.feint !== 'none') return ONE_FEINT;
  return costRefusal(view, actorOf(view), COST);
}

/** Declared for two AP, one a turn, not by the condemned (M-321, D-267). */
export const feint: Deed<Feint> = {
  type: 'feint',
  steps: ACT,
  fields: {},
  rolls: NO_ROLLS,
  listing: { per: 'turn', add: (view, list) => void (refusal(view) === null && list.push(FEINT)) },
  price: () => COST,
  refusal,
  perform(play) {
    play.state.turn.feint = 'declared';
    tellCondition(play, actorOf(play).id, 'feinting', true, 'M-321');
  },
  odds: sureOdds,
  ...plainLine('feints', { type: 'feint' }),
};
