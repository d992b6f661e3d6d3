import type { Refused } from '../keys.ts';
import { sureOdds } from '../odds/answers.ts';
import { handsInUse, isWaiting } from '../state/gear-questions.ts';
import { actorOf, itemAt, thingAt } from '../state/lookup.ts';
import { tellItem } from '../state/things.ts';
import type { View } from '../state/world.ts';
import { byItem, ITEM } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS, TOGETHER } from './deed.ts';
import { itemLine } from './lines.ts';
import { costRefusal, costsOne, ONE_AP } from './purse.ts';
import { ONLY_AFTER, refuse } from './refusals.ts';
import { ownRefusal } from './taking.ts';

/** A sword or dagger out of its sheath. */
export interface Draw {
  readonly type: 'draw';
  readonly item: number;
}

export const drawAnswer = byItem('draw');
const NOT_SHEATHED = refuse('M-070', 'not-sheathed');
const NO_HAND = refuse('M-070', 'no-free-hand');

export function drawRefusal(view: View, { item }: Draw): Refused | null {
  const refused = ownRefusal(view, item);
  if (refused) return refused;
  const fighter = actorOf(view);
  if (itemAt(view, item).spot !== 'sheathed') return NOT_SHEATHED;
  if (isWaiting(view, fighter, thingAt(view, item))) return ONLY_AFTER;
  if (handsInUse(view, fighter) > 1) return NO_HAND;
  return costRefusal(view, fighter, ONE_AP);
}

/** One AP and a free hand (M-070); some weapons only when another is lost (M-304). */
export const draw: Deed<Draw> = {
  type: 'draw',
  steps: ACT,
  fields: { item: ITEM },
  rolls: NO_ROLLS,
  listing: TOGETHER,
  price: costsOne,
  refusal: drawRefusal,
  perform(play, { item }) {
    itemAt(play, item).spot = 'ready';
    tellItem(play, item, play.state.turn.fighter, 'drawn', 'M-070');
  },
  odds: sureOdds,
  ...itemLine('draws', 'draw'),
};
