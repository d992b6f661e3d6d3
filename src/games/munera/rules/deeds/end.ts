import { adjacent } from '../../../../engine/hex/index.ts';
import type { AppealOdds } from '../odds/turn.ts';
import { appealOdds } from '../odds/turn.ts';
import { actorOf, fighterAt } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import { fixed } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS } from './deed.ts';
import { plainLine } from './lines.ts';
import { isFree } from './purse.ts';

export interface End {
  readonly type: 'end';
}

const END = fixed<End>({ type: 'end' });

/** Whom a Double 2 floored this turn and who still lies beside him (M-167). */
function appeals(view: View): AppealOdds[] {
  const { turn } = view.state;
  const { cell } = actorOf(view);
  const beaten = turn.floored.filter((index) => {
    const victim = fighterAt(view, index);
    return victim.fate === 'active' && adjacent(view.world.arena, cell, victim.cell);
  });
  return beaten.map((index) => appealOdds(view, index, turn.fighter));
}

/** Ends the turn; AP that are left are lost (M-042, M-043). */
export const end: Deed<End> = {
  type: 'end',
  steps: ACT,
  fields: {},
  rolls: NO_ROLLS,
  listing: { per: 'step', answers: [END] },
  price: isFree,
  refusal: () => null,
  perform(play) {
    play.state.turn.over = true;
  },
  odds: (view, _, asked) => ({ ...asked, kind: 'end', appeals: appeals(view) }),
  ...plainLine('ends', { type: 'end' }),
};
