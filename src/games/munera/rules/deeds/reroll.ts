import { yesOrNo } from '../../../../engine/read/index.ts';
import { answerFeint } from '../attack/attack.ts';
import { answerOdds } from '../odds/answers.ts';
import { fixed } from './answers.ts';
import type { Deed } from './deed.ts';
import { NO_ROLLS } from './deed.ts';
import { isFree } from './purse.ts';
import { NOT_NOW } from './refusals.ts';

/** The attack die of a feint, thrown again or left. */
export interface Reroll {
  readonly type: 'reroll';
  readonly use: boolean;
}

const BOTH = [true, false].map((use) => fixed<Reroll>({ type: 'reroll', use }));

/** A miss after a feint may be thrown again, at double fatigue (M-322, M-323). */
export const reroll: Deed<Reroll> = {
  type: 'reroll',
  steps: ['reroll'],
  fields: { use: yesOrNo },
  rolls: NO_ROLLS,
  listing: { per: 'step', answers: BOTH },
  price: isFree,
  refusal: (_, { use }) => (typeof use === 'boolean' ? null : NOT_NOW),
  perform: (play, { use }) => answerFeint(play, use),
  odds: (view, { use }, asked) => answerOdds(view, asked, use),
  write: (_, { use }) => (use ? 'rolls again' : 'keeps'),
  read(line) {
    if (line === 'rolls again') return [{ type: 'reroll', use: true }];
    return line === 'keeps' ? [{ type: 'reroll', use: false }] : null;
  },
};
