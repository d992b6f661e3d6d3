import { knockDown } from '../attack/falls.ts';
import { closeTest } from '../attack/grapple.ts';
import { wound } from '../attack/wounds.ts';
import { throwOdds } from '../odds/answers.ts';
import { fighterAt } from '../state/lookup.ts';
import { throwDie } from '../state/rolls.ts';
import type { Play } from '../state/world.ts';
import { appeal } from '../turn/appeal.ts';
import { endGrapple } from '../turn/removal.ts';
import { fixed } from './answers.ts';
import type { Deed } from './deed.ts';
import { plainLine } from './lines.ts';
import { isFree } from './purse.ts';

/** The winner of a grapple test throws the other to the ground. */
export interface Throw {
  readonly type: 'throw';
}

const THROW = fixed<Throw>({ type: 'throw' });
const WHY = 'throw';

function perform(play: Play): void {
  const { winner, loser } = closeTest(play);
  endGrapple(play, winner, 'M-330');
  const face = throwDie(play, { by: winner, against: loser, why: WHY, rule: 'M-335' });
  wound(play, loser, winner, { raw: Math.ceil(face / 2), modifiers: [], rule: 'M-335' });
  if (knockDown(play, loser, winner, 'M-335')) appeal(play, loser, winner, 'M-150');
}

/** D3 wounds, then down; no Save (M-334, M-335). */
export const throwDown: Deed<Throw> = {
  type: 'throw',
  steps: ['throw'],
  fields: {},
  rolls: [WHY],
  listing: { per: 'step', answers: [THROW] },
  price: isFree,
  refusal: () => null,
  perform,
  odds(view, _, asked) {
    const { victor } = view.state;
    return throwOdds(view, asked, victor, fighterAt(view, victor).locked);
  },
  ...plainLine('throws', { type: 'throw' }),
};
