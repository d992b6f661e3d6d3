import type { Refused } from '../keys.ts';
import { sureOdds } from '../odds/answers.ts';
import { isFirstOfBundle } from '../state/gear-questions.ts';
import { actorOf, itemAt, thingAt } from '../state/lookup.ts';
import { layDown } from '../state/things.ts';
import type { View } from '../state/world.ts';
import { byItem, ITEM } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS, TOGETHER } from './deed.ts';
import { itemLine } from './lines.ts';
import { isFree } from './purse.ts';
import { NOT_HELD, SAME_BUNDLE } from './refusals.ts';
import { ownRefusal } from './taking.ts';

/** A weapon from hand or arm. */
export interface Drop {
  readonly type: 'drop';
  readonly item: number;
}

export const dropAnswer = byItem('drop');

function refusal(view: View, { item }: Drop): Refused | null {
  const refused = ownRefusal(view, item);
  if (refused) return refused;
  if (!thingAt(view, item).drops || itemAt(view, item).spot !== 'ready') return NOT_HELD;
  return isFirstOfBundle(view, actorOf(view), item) ? null : SAME_BUNDLE;
}

/** Into his own hex, for nothing (M-080). */
export const drop: Deed<Drop> = {
  type: 'drop',
  steps: ACT,
  fields: { item: ITEM },
  rolls: NO_ROLLS,
  listing: TOGETHER,
  price: isFree,
  refusal,
  perform: (play, { item }) => layDown(play, item, actorOf(play).cell, 'dropped', 'M-080'),
  odds: sureOdds,
  ...itemLine('drops', 'drop'),
};
