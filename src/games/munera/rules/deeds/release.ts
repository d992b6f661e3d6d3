import { sureOdds } from '../odds/answers.ts';
import { itemAt } from '../state/lookup.ts';
import { freeVictim } from '../state/things.ts';
import { byItem, ITEM } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS, TOGETHER } from './deed.ts';
import { itemLine } from './lines.ts';
import { isFree } from './purse.ts';
import { refuse } from './refusals.ts';
import { ownRefusal } from './taking.ts';

/** Lets the victim of a net, lasso or cape go. */
export interface Release {
  readonly type: 'release';
  readonly item: number;
}

export const releaseAnswer = byItem('release');
const HOLDS_NOBODY = refuse('M-241', 'holds-nobody');

/** For nothing; the device is in his hands again (M-241). */
export const release: Deed<Release> = {
  type: 'release',
  steps: ACT,
  fields: { item: ITEM },
  rolls: NO_ROLLS,
  listing: TOGETHER,
  price: isFree,
  refusal: (view, { item }) => ownRefusal(view, item) ?? (itemAt(view, item).spot === 'holding' ? null : HOLDS_NOBODY),
  perform: (play, { item }) => freeVictim(play, item, 'M-241'),
  odds: sureOdds,
  ...itemLine('releases', 'release'),
};
