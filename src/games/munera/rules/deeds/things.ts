import { type Cell, distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import { MOST_MISSILES } from '../state/carrying.ts';
import { handsInUse, helmetOf, isFirstOfBundle, isWaiting, shieldOf } from '../state/gear-questions.ts';
import { actorOf, fighterAt, gearAt, itemAt, profileAt, standingOn, thingAt } from '../state/lookup.ts';
import type { Fighter } from '../state/state.ts';
import { freeVictim, layDown, remove, takeUp, tellItem } from '../state/things.ts';
import { type Play, stepTo, type Thing, type View } from '../state/world.ts';
import type { Cost } from '../turn/turn.ts';
import {
  ap,
  byItem,
  costRefusal,
  costsOne,
  deed,
  type Deed,
  DIRECTION,
  fixed,
  ITEM,
  NO_SUCH_ITEM,
  NOT_CARRIED,
  NOT_HELD,
  type OfItem,
  ONE_AP,
  ONLY_AFTER,
  type Reading,
  refuse,
  SAME_BUNDLE,
  WALL,
} from './deed.ts';
import { itemLine, nameOnSand, onSand, UnreadableLine } from './lines.ts';
import { isDirection, SIX } from './moving.ts';

/** What deeds ask of things: whether they are his, whether they lie near, whether he could take them. */

const NOT_LYING = refuse('M-098', 'not-lying-near');
const STOOD_ON = refuse('M-101', 'stood-on');
const FULL_HANDS = refuse('M-102', 'no-free-hand');
const SECOND_SHIELD = refuse('M-102', 'second-shield');
const SECOND_HELMET = refuse('M-102', 'second-helmet');
const FOUR_DARTS = refuse('M-264', 'four-darts');
const CONDEMNED = refuse('D-268', 'condemned');

/** Carried by the fighter whose turn it is. */
function ownRefusal(view: View, item: number): Refused | null {
  if (!view.world.things[item]) return NO_SUCH_ITEM;
  return view.state.fighters[itemAt(view, item).holder] === actorOf(view) ? null : NOT_CARRIED;
}

/** Whether somebody else stands on a hex (M-101). */
export function isStoodOn(view: View, cell: Cell, index: number): boolean {
  const there = standingOn(view, cell);
  return there >= 0 && there !== index && !fighterAt(view, there).down;
}

/** Lies in his own or a neighbouring hex, and nobody else stands on it (M-098, M-099, M-101). */
function lyingRefusal(view: View, item: number): Refused | null {
  const lying = view.state.items[item];
  if (!lying) return NO_SUCH_ITEM;
  const { cell } = lying;
  if (lying.spot !== 'sand' || distance(view.world.arena, actorOf(view).cell, cell) > 1) return NOT_LYING;
  return isStoodOn(view, cell, view.state.turn.fighter) ? STOOD_ON : null;
}

/** Darts and javelins in a hand, of either kind. */
function dartsOf(view: View, { carried }: Fighter): number {
  let darts = 0;
  for (const item of carried) if (gearAt(view, item).wear === 'bundle') darts += 1;
  return darts;
}

/** Whether something is on his left arm or in his left hand already (M-012). */
function isLeftTaken(view: View, { carried }: Fighter): boolean {
  return carried.some((item) => gearAt(view, item).wear === 'left' && itemAt(view, item).spot !== 'sheathed');
}

/** Why he whose turn it is could not take a thing wherever it lies: hands, second shields and helmets, darts (M-012, M-102, M-264, D-268). */
export function takeRefusal(view: View, fighter: Fighter, { gear }: Thing): Refused | null {
  const worn = gear.wear === 'head' || gear.shield !== null;
  if (worn && profileAt(view, view.state.turn.fighter).noxius) return CONDEMNED;
  if (gear.wear === 'head') return helmetOf(view, fighter) >= 0 ? SECOND_HELMET : null;
  if (gear.shield !== null && shieldOf(view, fighter) >= 0) return SECOND_SHIELD;
  if (gear.wear === 'left' && isLeftTaken(view, fighter)) return FULL_HANDS;
  if (gear.wear === 'bundle') {
    const darts = dartsOf(view, fighter);
    if (darts >= MOST_MISSILES) return FOUR_DARTS;
    if (darts > 0) return null;
  }
  return handsInUse(view, fighter) > 1 ? FULL_HANDS : null;
}

type Own<Type extends string> = Pick<Deed<OfItem<Type>>, 'perform'> &
  Partial<Pick<Deed<OfItem<Type>>, 'steps' | 'price'>> & { refusal(this: void, view: View, item: number): Refused | null };

/** What is done with a thing that he carries. */
function ofHisOwn<Type extends string>(type: Type, verb: string, { refusal, ...spec }: Own<NoInfer<Type>>): Deed<OfItem<Type>> {
  const fields = { item: ITEM };
  const refused = (view: View, { item }: OfItem<Type>) => ownRefusal(view, item) ?? refusal(view, item);
  return deed<OfItem<Type>>({ type, fields, ...spec, refusal: refused, ...itemLine(verb, type) });
}

function putInto(spot: 'sheathed' | 'ready', how: 'sheathed' | 'drawn') {
  return (play: Play, { item }: OfItem<string>): void => {
    itemAt(play, item).spot = spot;
    tellItem(play, item, play.state.turn.fighter, how, 'M-070');
  };
}

export const sheatheAnswer = byItem('sheathe');
const NO_SHEATH = refuse('M-070', 'no-sheath');

/** A sword or dagger into its sheath: one AP, for what has a sheath (M-070). */
export const sheathe = ofHisOwn('sheathe', 'sheathes', {
  price: costsOne,
  refusal(view, item) {
    if (!gearAt(view, item).sheath) return NO_SHEATH;
    return itemAt(view, item).spot === 'ready' ? costRefusal(view, actorOf(view), ONE_AP) : NOT_HELD;
  },
  perform: putInto('sheathed', 'sheathed'),
});

export const drawAnswer = byItem('draw');
const NOT_SHEATHED = refuse('M-070', 'not-sheathed');
const NO_HAND = refuse('M-070', 'no-free-hand');

/** What drawing needs of a thing that he carries. */
export function drawRefusal(view: View, item: number): Refused | null {
  const fighter = actorOf(view);
  if (itemAt(view, item).spot !== 'sheathed') return NOT_SHEATHED;
  if (isWaiting(view, fighter, thingAt(view, item))) return ONLY_AFTER;
  if (handsInUse(view, fighter) > 1) return NO_HAND;
  return costRefusal(view, fighter, ONE_AP);
}

/** A sword or dagger out of its sheath: one AP and a free hand (M-070); some weapons only when another is lost (M-304). */
export const draw = ofHisOwn('draw', 'draws', { price: costsOne, refusal: drawRefusal, perform: putInto('ready', 'drawn') });

export const dropAnswer = byItem('drop');

/** A weapon from hand or arm into his own hex, for nothing (M-080). */
export const drop = ofHisOwn('drop', 'drops', {
  refusal(view, item) {
    if (!thingAt(view, item).drops || itemAt(view, item).spot !== 'ready') return NOT_HELD;
    return isFirstOfBundle(view, actorOf(view), item) ? null : SAME_BUNDLE;
  },
  perform: (play, { item }) => layDown(play, item, actorOf(play).cell, 'dropped', 'M-080'),
});

export const discardAnswer = byItem('discard');
const NOT_SHED = refuse('M-058', 'cannot-discard');

/**
 * Shield, cape or helmet, for nothing, before the AP die too; galerus and cesti may not be shed. Shields leave play; a helmet
 * falls in his hex (M-058 to M-060).
 */
export const discard = ofHisOwn('discard', 'discards', {
  steps: ['ready', 'act'],
  refusal: (view, item) => (thingAt(view, item).sheds ? null : NOT_SHED),
  perform(play, { item }) {
    const { helmet } = thingAt(play, item);
    if (helmet && play.world.lex.helmetDiscardRecoverable) layDown(play, item, actorOf(play).cell, 'discarded', 'M-060');
    else remove(play, item, 'discarded', helmet ? 'M-060' : 'M-059');
  },
});

export const releaseAnswer = byItem('release');
const HOLDS_NOBODY = refuse('M-241', 'holds-nobody');

/** Lets the victim of a net, lasso or cape go, for nothing; the device is in his hands again (M-241). */
export const release = ofHisOwn('release', 'releases', {
  refusal: (view, item) => (itemAt(view, item).spot === 'holding' ? null : HOLDS_NOBODY),
  perform: (play, { item }) => freeVictim(play, item, 'M-241'),
});

/** A thing on the sand into hand, on his arm or his head. */
type PickUp = OfItem<'pick-up'>;

const pickUpAnswer = byItem('pick-up');
const HELMET = ap(2);
const PICKS_UP = /^picks up (\S+)$/;

/** Two for a helmet, one for anything else (M-073, M-074). */
function pickUpPrice(view: View, { item }: PickUp): Cost {
  return thingAt(view, item).helmet ? HELMET : ONE_AP;
}

function pickUpRefusal(view: View, action: PickUp): Refused | null {
  const { item } = action;
  const refused = lyingRefusal(view, item);
  if (refused) return refused;
  const fighter = actorOf(view);
  return takeRefusal(view, fighter, thingAt(view, item)) ?? costRefusal(view, fighter, pickUpPrice(view, action));
}

/** From his own or a neighbouring hex, if he has a hand, an arm or a head for it (M-073, M-074, M-098 to M-102). */
export const pickUp = deed<PickUp>({
  type: 'pick-up',
  fields: { item: ITEM },
  listing: {
    per: 'lying',
    add(view, list, item) {
      const answer = pickUpAnswer(item);
      if (pickUpRefusal(view, answer) === null) list.push(answer);
    },
  },
  price: pickUpPrice,
  refusal: pickUpRefusal,
  perform: (play, { item }) => takeUp(play, item, play.state.turn.fighter, thingAt(play, item).helmet ? 'M-074' : 'M-073'),
  write: (view, { item }) => `picks up ${nameOnSand(view, item)}`,
  read(line, reading) {
    const name = PICKS_UP.exec(line)?.[1];
    return name === undefined ? null : onSand(reading, name).map((item) => ({ type: 'pick-up', item }));
  },
});

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
const KICKS = /^kicks (\S+)(?: D([0-5]))?$/;

/** Why a thing that lies near does not go that way, its price included. */
function wayRefusal(view: View, { item, direction }: Kick): Refused | null {
  const fighter = actorOf(view);
  const { cell } = itemAt(view, item);
  if (cell !== fighter.cell && stepTo(view.world, fighter.cell, direction) !== cell) return STRAIGHT_ON;
  if (cell === fighter.cell && stepTo(view.world, cell, direction) === OUTSIDE) return WALL;
  return costRefusal(view, fighter, ONE_AP);
}

function kickRefusal(view: View, action: Kick): Refused | null {
  const refused = lyingRefusal(view, action.item);
  if (refused) return refused;
  return isDirection(action.direction) ? wayRefusal(view, action) : STRAIGHT_ON;
}

/** Straight on by one hex; a thing at the wall stays (M-100). */
function performKick(play: Play, { item: index, direction }: Kick): void {
  const item = itemAt(play, index);
  const to = stepTo(play.world, item.cell, direction);
  if (to !== OUTSIDE) item.cell = to;
  tellItem(play, index, play.state.turn.fighter, 'kicked', 'M-075');
}

/** Away from him, unless a direction is named. */
function readKick(line: string, reading: Reading): Kick[] | null {
  const [, name, way] = KICKS.exec(line) ?? [];
  if (name === undefined) return null;
  const ways = way === undefined ? SIX : [Number(way)];
  const all = onSand(reading, name).flatMap((item) => ways.map((direction): Kick => ({ type: 'kick', item, direction })));
  if (all.filter((action) => reading.isLegal(action)).length > 1) throw new UnreadableLine(`say which way, such as "kicks ${name} D2"`);
  return all;
}

/** Straight on, for one AP; out of his own hex in any direction (M-075, M-100, M-103). */
export const kick = deed<Kick>({
  type: 'kick',
  fields: { item: ITEM, direction: DIRECTION },
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
  refusal: kickRefusal,
  perform: performKick,
  write: (view, { item, direction }) => `kicks ${nameOnSand(view, item)} D${direction}`,
  read: readKick,
});
