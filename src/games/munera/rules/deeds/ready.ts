import { apOdds } from '../odds/turn.ts';
import { openTurn } from '../turn/turn.ts';
import { fixed } from './answers.ts';
import type { Deed } from './deed.ts';
import { NO_ROLLS } from './deed.ts';
import { plainLine } from './lines.ts';
import { isFree } from './purse.ts';

/** Throw the AP die. */
export interface Ready {
  readonly type: 'ready';
}

const READY = fixed<Ready>({ type: 'ready' });

/** Nothing more to discard: the turn opens with its AP die (M-039, M-041). */
export const ready: Deed<Ready> = {
  type: 'ready',
  steps: ['ready'],
  fields: {},
  rolls: NO_ROLLS,
  listing: { per: 'step', answers: [READY] },
  price: isFree,
  refusal: () => null,
  perform: openTurn,
  odds: (view, _, asked) => ({ ...asked, kind: 'turn', ap: apOdds(view, view.state.turn.fighter) }),
  ...plainLine('ready', { type: 'ready' }),
};
