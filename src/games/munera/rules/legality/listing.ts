import type { Action } from '../../../../engine/bout/index.ts';
import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import {
  attackAnswer,
  attackBase,
  strikeRefusal,
  surchargeOf,
  targetRefusal,
  weaponRefusal,
  WHIRL,
  whirlAnswer,
  whirlBase,
  whirlStanceRefusal,
} from '../deeds/blows.ts';
import { type Add, type AddAt, type Deed, type Listing, purseOf } from '../deeds/deed.ts';
import { DEEDS, type MuneraAction } from '../deeds/index.ts';
import { listMoves, listTurns } from '../deeds/moving.ts';
import { discardAnswer, drawAnswer, drawRefusal, dropAnswer, releaseAnswer, sheatheAnswer } from '../deeds/things.ts';
import { AREAS, type Manner } from '../state/cards.ts';
import { isFirstOfBundle } from '../state/gear-questions.ts';
import { actorOf, isEntangled, itemAt, thingAt } from '../state/lookup.ts';
import { type Fighter, IMPROVISED, type TurnStep } from '../state/state.ts';
import { FARTHEST, type View } from '../state/world.ts';
import { isLocked } from './legal.ts';

/**
 * The legal answers as a list: a walk over the deeds, each by what its listing goes by. Blows, steps, turns and things on
 * him are listed here by name, with what they share asked once: that was measured, and all else comes from the table. A
 * property test holds the list against what the deeds refuse. Inside its loops indices stand as they are: accessors there
 * used up what the engine of JavaScript is ready to inline.
 */

const LISTINGS: readonly Listing[] = DEEDS.map(({ listing }) => listing);

function addsPer(per: 'target' | 'beside' | 'device' | 'lying'): readonly AddAt[] {
  return LISTINGS.flatMap((listing) => (listing.per === per ? [listing.add] : []));
}

const PER_TURN: readonly Add[] = LISTINGS.flatMap((listing) => (listing.per === 'turn' ? [listing.add] : []));
const PER_TARGET = addsPer('target');
const BESIDE = addsPer('beside');
const PER_DEVICE = addsPer('device');
const LYING = addsPer('lying');

/** Answers that are there whenever the step is. */
function answersIn(step: TurnStep): readonly Action[] {
  const deeds: readonly Deed[] = DEEDS.filter(({ steps }) => steps.includes(step));
  return deeds.flatMap(({ listing }) => (listing.per === 'step' ? listing.answers : []));
}

const ALWAYS: Readonly<Record<TurnStep, readonly Action[]>> = {
  ready: answersIn('ready'),
  act: answersIn('act'),
  reroll: answersIn('reroll'),
  throw: answersIn('throw'),
};

const NO_AREA: readonly null[] = [null];

/** How an item may be used at a distance: null for not at all, else how (M-115, M-116, M-313). */
function mannerAt(view: View, item: number, target: Fighter, hexes: number): Manner | null {
  if (item === IMPROVISED) return hexes === 1 ? 'strike' : null;
  const band = view.world.things[item]!.bands[hexes];
  return band && weaponRefusal(view, item, target, hexes) === null ? band.manner : null;
}

/** Attacks and whirls with everything at hand, on a target that may be attacked. */
function listBlows(view: View, list: Action[], fighter: Fighter, purse: number, target: number, hexes: number): void {
  const areas = view.world.profiles[target]!.noxius ? AREAS : NO_AREA;
  const other = view.state.fighters[target]!;
  const { carried } = fighter;
  const whirls = hexes === 1 && purse >= WHIRL && whirlStanceRefusal(view, target) === null;
  for (let place = -1; place < carried.length; place += 1) {
    const item = place < 0 ? IMPROVISED : carried[place]!;
    const manner = mannerAt(view, item, other, hexes);
    if (manner === null || strikeRefusal(view, item)) continue;
    const base = attackBase(view, item);
    const left = purse - surchargeOf(view, item);
    const whirl = whirls && manner === 'strike' && whirlBase(base) <= left;
    for (let i = 0; i < areas.length; i += 1) {
      if (base <= left) list.push(attackAnswer(item, target, areas[i]!));
      if (whirl) list.push(whirlAnswer(item, target, areas[i]!));
    }
  }
}

function listOpponents(view: View, list: Action[], fighter: Fighter, purse: number): void {
  const { fighters } = view.state;
  for (let target = 0; target < fighters.length; target += 1) {
    const other = fighters[target]!;
    if (other.fate !== 'active' || other.side === fighter.side) continue;
    const hexes = distance(view.world.arena, fighter.cell, other.cell);
    if (hexes > FARTHEST) continue;
    if (targetRefusal(view, target) === null) {
      listBlows(view, list, fighter, purse, target, hexes);
      if (hexes === 1) for (const add of PER_TARGET) add(view, list, target, purse);
    }
    if (hexes === 1) for (const add of BESIDE) add(view, list, target, purse);
  }
}

function listDevices(view: View, list: Action[], purse: number): void {
  const { items, turn } = view.state;
  for (let item = 0; item < items.length; item += 1) {
    if (itemAt(view, item).victim === turn.fighter) for (const add of PER_DEVICE) add(view, list, item, purse);
  }
}

function listLying(view: View, list: Action[], { cell: here }: Fighter, purse: number): void {
  const { items } = view.state;
  for (let item = 0; item < items.length; item += 1) {
    const { cell } = items[item]!;
    if (cell === OUTSIDE || distance(view.world.arena, here, cell) > 1) continue;
    for (const add of LYING) add(view, list, item, purse);
  }
}

/** What may be done with a carried thing depends on where it is. */
function listThing(view: View, list: Action[], fighter: Fighter, purse: number, item: number): void {
  const { spot } = view.state.items[item]!;
  const { sheathes, sheds, drops } = view.world.things[item]!;
  if (spot === 'ready') {
    if (sheathes && purse > 0) list.push(sheatheAnswer(item));
    if (sheds) list.push(discardAnswer(item));
    if (drops && isFirstOfBundle(view, fighter, item)) list.push(dropAnswer(item));
  } else if (spot === 'sheathed') {
    if (purse > 0 && drawRefusal(view, item) === null) list.push(drawAnswer(item));
  } else {
    if (sheds) list.push(discardAnswer(item));
    list.push(releaseAnswer(item));
  }
}

/** After the end of the turn: what is done to opponents in roster order, feints, ways out, steps, turns, things. */
function listActs(view: View, list: Action[]): void {
  const fighter = actorOf(view);
  const purse = purseOf(view, fighter);
  if (purse > 0) {
    listOpponents(view, list, fighter, purse);
    for (const add of PER_TURN) add(view, list, purse);
    if (isEntangled(fighter)) listDevices(view, list, purse);
    listMoves(view, list, fighter, purse);
    listTurns(view, list, fighter, purse);
    listLying(view, list, fighter, purse);
  }
  const { carried } = fighter;
  for (let place = 0; place < carried.length; place += 1) listThing(view, list, fighter, purse, carried[place]!);
}

/** Before the AP die he may shed things. */
function listReady(view: View, list: Action[]): void {
  const { carried } = actorOf(view);
  for (let place = 0; place < carried.length; place += 1) {
    const item = carried[place]!;
    if (thingAt(view, item).sheds) list.push(discardAnswer(item));
  }
}

/** Every legal answer, in an order that stays. */
export function muneraActions(view: View): MuneraAction[] {
  if (view.state.outcome) return [];
  const { step } = view.state.turn;
  const list: MuneraAction[] = [];
  const always = step === 'act' ? ALWAYS.act : ALWAYS[step];
  for (let i = 0; i < always.length; i += 1) list.push(always[i] as MuneraAction);
  if (step === 'ready') listReady(view, list);
  else if (step === 'act' && !isLocked(view)) listActs(view, list);
  return list;
}
