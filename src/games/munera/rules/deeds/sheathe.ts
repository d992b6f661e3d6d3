import type { Refused } from '../keys.ts';
import { sureOdds } from '../odds/answers.ts';
import { actorOf, gearAt, itemAt } from '../state/lookup.ts';
import { tellItem } from '../state/things.ts';
import type { View } from '../state/world.ts';
import { byItem, ITEM } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS, TOGETHER } from './deed.ts';
import { itemLine } from './lines.ts';
import { costRefusal, costsOne, ONE_AP } from './purse.ts';
import { NOT_HELD, refuse } from './refusals.ts';
import { ownRefusal } from './taking.ts';

/** A sword or dagger into its sheath. */
export interface Sheathe {
  readonly type: 'sheathe';
  readonly item: number;
}

export const sheatheAnswer = byItem('sheathe');
const NO_SHEATH = refuse('M-070', 'no-sheath');

function refusal(view: View, { item }: Sheathe): Refused | null {
  const refused = ownRefusal(view, item);
  if (refused) return refused;
  if (!gearAt(view, item).sheath) return NO_SHEATH;
  return itemAt(view, item).spot === 'ready' ? costRefusal(view, actorOf(view), ONE_AP) : NOT_HELD;
}

/** One AP, for what has a sheath (M-070). */
export const sheathe: Deed<Sheathe> = {
  type: 'sheathe',
  steps: ACT,
  fields: { item: ITEM },
  rolls: NO_ROLLS,
  listing: TOGETHER,
  price: costsOne,
  refusal,
  perform(play, { item }) {
    itemAt(play, item).spot = 'sheathed';
    tellItem(play, item, play.state.turn.fighter, 'sheathed', 'M-070');
  },
  odds: sureOdds,
  ...itemLine('sheathes', 'sheathe'),
};
