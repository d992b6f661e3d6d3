import type { Refused } from '../keys.ts';
import { sureOdds } from '../odds/answers.ts';
import { actorOf, gearAt, thingAt } from '../state/lookup.ts';
import { takeUp } from '../state/things.ts';
import type { View } from '../state/world.ts';
import { byItem, ITEM } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS } from './deed.ts';
import { nameOnSand, onSand } from './lines.ts';
import type { Cost } from './purse.ts';
import { ap, costRefusal, ONE_AP } from './purse.ts';
import { lyingRefusal, takeRefusal } from './taking.ts';

/** A thing on the sand into hand, on his arm or his head. */
export interface PickUp {
  readonly type: 'pick-up';
  readonly item: number;
}

const pickUpAnswer = byItem('pick-up');
const HELMET = ap(2);
const LINE = /^picks up (\S+)$/;

function isHelmet(view: View, item: number): boolean {
  return gearAt(view, item).wear === 'head';
}

/** Two for a helmet, one for anything else (M-073, M-074). */
function price(view: View, { item }: PickUp): Cost {
  return isHelmet(view, item) ? HELMET : ONE_AP;
}

function refusal(view: View, action: PickUp): Refused | null {
  const { item } = action;
  const refused = lyingRefusal(view, item);
  if (refused) return refused;
  const fighter = actorOf(view);
  return takeRefusal(view, fighter, thingAt(view, item)) ?? costRefusal(view, fighter, price(view, action));
}

/** From his own or a neighbouring hex, if he has a hand, an arm or a head for it (M-073, M-074, M-098 to M-102). */
export const pickUp: Deed<PickUp> = {
  type: 'pick-up',
  steps: ACT,
  fields: { item: ITEM },
  rolls: NO_ROLLS,
  listing: {
    per: 'lying',
    add(view, list, item) {
      const answer = pickUpAnswer(item);
      if (refusal(view, answer) === null) list.push(answer);
    },
  },
  price,
  refusal,
  perform: (play, { item }) => takeUp(play, item, play.state.turn.fighter, isHelmet(play, item) ? 'M-074' : 'M-073'),
  odds: sureOdds,
  write: (view, { item }) => `picks up ${nameOnSand(view, item)}`,
  read(line, reading) {
    const name = LINE.exec(line)?.[1];
    return name === undefined ? null : onSand(reading, name).map((item) => ({ type: 'pick-up', item }));
  },
};
