import { OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import { sureOdds } from '../odds/answers.ts';
import { actorOf, itemAt } from '../state/lookup.ts';
import { tellItem } from '../state/things.ts';
import type { Play, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';
import { DIRECTION, fixed, ITEM } from './answers.ts';
import type { Deed, Reading } from './deed.ts';
import { ACT, NO_ROLLS } from './deed.ts';
import { isDirection, SIX } from './directions.ts';
import { nameOnSand, onSand, UnreadableLine } from './lines.ts';
import { costRefusal, costsOne, ONE_AP } from './purse.ts';
import { refuse, WALL } from './refusals.ts';
import { lyingRefusal } from './taking.ts';

/** A thing on the sand one hex away. */
export interface Kick {
  readonly type: 'kick';
  readonly item: number;
  readonly direction: number;
}

const made: Kick[] = [];

function kickAnswer(item: number, direction: number): Kick {
  return (made[item * SIX.length + direction] ??= fixed({ type: 'kick', item, direction }));
}

const STRAIGHT_ON = refuse('M-100', 'kick-straight');
const LINE = /^kicks (\S+)(?: D([0-5]))?$/;

/** Why a thing that lies near does not go that way, its price included. */
function wayRefusal(view: View, { item, direction }: Kick): Refused | null {
  const fighter = actorOf(view);
  const { cell } = itemAt(view, item);
  if (cell !== fighter.cell && stepTo(view.world, fighter.cell, direction) !== cell) return STRAIGHT_ON;
  if (cell === fighter.cell && stepTo(view.world, cell, direction) === OUTSIDE) return WALL;
  return costRefusal(view, fighter, ONE_AP);
}

function refusal(view: View, action: Kick): Refused | null {
  const refused = lyingRefusal(view, action.item);
  if (refused) return refused;
  return isDirection(action.direction) ? wayRefusal(view, action) : STRAIGHT_ON;
}

/** Straight on by one hex; a thing at the wall stays (M-100). */
function perform(play: Play, { item: index, direction }: Kick): void {
  const item = itemAt(play, index);
  const to = stepTo(play.world, item.cell, direction);
  if (to !== OUTSIDE) item.cell = to;
  tellItem(play, index, play.state.turn.fighter, 'kicked', 'M-075');
}

/** Away from him, unless a direction is named. */
function read(line: string, reading: Reading): Kick[] | null {
  const [, name, way] = LINE.exec(line) ?? [];
  if (name === undefined) return null;
  const ways = way === undefined ? SIX : [Number(way)];
  const all = onSand(reading, name).flatMap((item) => ways.map((direction): Kick => ({ type: 'kick', item, direction })));
  if (all.filter((action) => reading.isLegal(action)).length > 1) throw new UnreadableLine(`say which way, such as "kicks ${name} D2"`);
  return all;
}

/** Straight on, for one AP; out of his own hex in any direction (M-075, M-100, M-103). */
export const kick: Deed<Kick> = {
  type: 'kick',
  steps: ACT,
  fields: { item: ITEM, direction: DIRECTION },
  rolls: NO_ROLLS,
  listing: {
    per: 'lying',
    add(view, list, item) {
      if (lyingRefusal(view, item) !== null) return;
      for (const direction of SIX) {
        const answer = kickAnswer(item, direction);
        if (wayRefusal(view, answer) === null) list.push(answer);
      }
    },
  },
  price: costsOne,
  refusal,
  perform,
  odds: sureOdds,
  write: (view, { item, direction }) => `kicks ${nameOnSand(view, item)} D${direction}`,
  read,
};
