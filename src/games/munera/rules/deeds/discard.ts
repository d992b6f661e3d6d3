import { sureOdds } from '../odds/answers.ts';
import { actorOf, gearAt, thingAt } from '../state/lookup.ts';
import { layDown, remove } from '../state/things.ts';
import type { Play } from '../state/world.ts';
import { byItem, ITEM } from './answers.ts';
import type { Deed } from './deed.ts';
import { NO_ROLLS, TOGETHER } from './deed.ts';
import { itemLine } from './lines.ts';
import { isFree } from './purse.ts';
import { refuse } from './refusals.ts';
import { ownRefusal } from './taking.ts';

/** Shield, cape or helmet. */
export interface Discard {
  readonly type: 'discard';
  readonly item: number;
}

export const discardAnswer = byItem('discard');
const NOT_SHED = refuse('M-058', 'cannot-discard');

/** Shields leave play; a helmet falls in his hex (M-058 to M-060). */
function perform(play: Play, { item }: Discard): void {
  const helmet = gearAt(play, item).wear === 'head';
  if (helmet && play.world.lex.helmetDiscardRecoverable) layDown(play, item, actorOf(play).cell, 'discarded', 'M-060');
  else remove(play, item, 'discarded', helmet ? 'M-060' : 'M-059');
}

/** For nothing, before the AP die too; galerus and cesti may not be shed (M-058, M-060). */
export const discard: Deed<Discard> = {
  type: 'discard',
  steps: ['ready', 'act'],
  fields: { item: ITEM },
  rolls: NO_ROLLS,
  listing: TOGETHER,
  price: isFree,
  refusal: (view, { item }) => ownRefusal(view, item) ?? (thingAt(view, item).sheds ? null : NOT_SHED),
  perform,
  odds: sureOdds,
  ...itemLine('discards', 'discard'),
};
