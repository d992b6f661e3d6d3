import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { MuneraAction } from './actions.ts';
import {
  AGAIN,
  attackAnswer,
  cutFreeAnswer,
  discardAnswer,
  DISENGAGE,
  drawAnswer,
  dropAnswer,
  END,
  FEINT,
  grappleAnswer,
  hazeAnswer,
  KEEP,
  kickAnswer,
  MOVES,
  pickUpAnswer,
  READY,
  releaseAnswer,
  sheatheAnswer,
  THROW,
  TURNS,
  whirlAnswer,
} from './answers.ts';
import { clinchRefusal, hazeRefusal, strikeRefusal, targetRefusal, weaponRefusal, whirlStanceRefusal } from './attack-legal.ts';
import type { Area, Manner } from '../state/cards.ts';
import { attackBase, grappleCost, moveCost, SIDESTEP_HELMET, surchargeOf, totalOf, turnCosts, WHIRL, whirlBase } from './costs.ts';
import { cutFreeRefusal, drawRefusal, kickRefusal, pickUpRefusal } from './gear-legal.ts';
import { isFirstOfBundle } from '../state/gear-questions.ts';
import { feintRefusal, isLocked } from './legal.ts';
import { wayRefusal } from '../deeds/movement.ts';
import { isEntangled } from '../state/predicates.ts';
import { purseOf } from './refusals.ts';
import type { Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { FARTHEST } from '../state/world.ts';

/**
 * The legal answers as a list. What many answers share, the purse, the target, the distance, is asked once; the rest are
 * the same questions that refusals are made of, and a property test holds the two against each other.
 */

const NO_AREA: readonly null[] = [null];
const ALL_AREAS: readonly Area[] = ['H', 'M', 'L'];

/** How an item may be used at a distance: null for not at all, else how (M-115, M-116, M-313). */
function mannerAt(view: View, item: number, target: Fighter, hexes: number): Manner | null {
  if (item === IMPROVISED) return hexes === 1 ? 'strike' : null;
  const band = view.world.things[item]!.bands[hexes];
  return band && weaponRefusal(view, item, target, hexes) === null ? band.manner : null;
}

/** Attacks and whirls with everything at hand, on a target that may be attacked. */
function listBlows(view: View, fighter: Fighter, target: number, hexes: number, purse: number, list: MuneraAction[]): void {
  const areas = view.world.profiles[target]!.noxius ? ALL_AREAS : NO_AREA;
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
    for (const area of areas) {
      if (base <= left) list.push(attackAnswer(item, target, area));
      if (whirl) list.push(whirlAnswer(item, target, area));
    }
  }
}

function listAttacks(view: View, fighter: Fighter, purse: number, list: MuneraAction[]): void {
  const { fighters } = view.state;
  for (let target = 0; target < fighters.length; target += 1) {
    const other = fighters[target]!;
    if (other.fate !== 'active' || other.side === fighter.side) continue;
    const hexes = distance(view.world.arena, fighter.cell, other.cell);
    if (hexes > FARTHEST) continue;
    if (targetRefusal(view, target) === null) {
      listBlows(view, fighter, target, hexes, purse, list);
      const clinch = clinchRefusal(other, hexes) === null && totalOf(grappleCost(view)) <= purse;
      if (clinch) list.push(grappleAnswer(target));
    }
    if (hexes === 1 && !fighter.threwSand && hazeRefusal(view, target) === null) list.push(hazeAnswer(target));
  }
}

function listSteps(view: View, fighter: Fighter, purse: number, list: MuneraAction[]): void {
  if (view.state.turn.stood) return;
  const { facing } = fighter;
  if (purse < SIDESTEP_HELMET && totalOf(moveCost(view, fighter, (facing + 1) % 6)) > purse) {
    if (wayRefusal(view, fighter, facing) === null) list.push(MOVES[facing]!);
    return;
  }
  for (const step of MOVES) if (wayRefusal(view, fighter, step.direction) === null) list.push(step);
}

function listTurns(view: View, { facing: from }: Fighter, purse: number, list: MuneraAction[]): void {
  const costs = turnCosts(view);
  for (let facing = 0; facing < 6; facing += 1) {
    if (facing !== from && costs[(facing - from + 6) % 6]!.base <= purse) list.push(TURNS[facing]!);
  }
}

/** What may be done with a carried thing depends on where it is. */
function listThing(view: View, fighter: Fighter, item: number, purse: number, list: MuneraAction[]): void {
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

function listSand(view: View, fighter: Fighter, list: MuneraAction[]): void {
  const { items } = view.state;
  for (let item = 0; item < items.length; item += 1) {
    const { cell } = items[item]!;
    if (cell === OUTSIDE || distance(view.world.arena, fighter.cell, cell) > 1) continue;
    if (pickUpRefusal(view, item) === null) list.push(pickUpAnswer(item));
    for (let direction = 0; direction < 6; direction += 1) {
      if (kickRefusal(view, item, direction) === null) list.push(kickAnswer(item, direction));
    }
  }
}

function listCutFree(view: View, fighter: Fighter, list: MuneraAction[]): void {
  if (!isEntangled(fighter)) return;
  view.state.items.forEach((_, item) => {
    if (cutFreeRefusal(view, item) === null) list.push(cutFreeAnswer(item));
  });
}

function listActs(view: View): MuneraAction[] {
  const { fighters, turn } = view.state;
  const fighter = fighters[turn.fighter]!;
  const purse = purseOf(view, fighter);
  const list: MuneraAction[] = [END];
  if (isLocked(view)) return list;
  if (purse > 0) {
    listAttacks(view, fighter, purse, list);
    if (feintRefusal(view) === null) list.push(FEINT);
    listCutFree(view, fighter, list);
    listSteps(view, fighter, purse, list);
    listTurns(view, fighter, purse, list);
    listSand(view, fighter, list);
  }
  for (const item of fighter.carried) listThing(view, fighter, item, purse, list);
  return list;
}

function listReady(view: View): MuneraAction[] {
  const fighter = view.state.fighters[view.state.turn.fighter]!;
  const list: MuneraAction[] = [READY];
  for (const item of fighter.carried) if (view.world.things[item]!.sheds) list.push(discardAnswer(item));
  return list;
}

const REROLL: readonly MuneraAction[] = [AGAIN, KEEP];
const GRIP: readonly MuneraAction[] = [THROW, DISENGAGE];

/** Every legal answer: the end of the turn first, then attacks, specials, steps, turns, things; targets in roster order. */
export function muneraActions(view: View): MuneraAction[] {
  if (view.state.outcome) return [];
  switch (view.state.turn.step) {
    case 'ready':
      return listReady(view);
    case 'act':
      return listActs(view);
    case 'reroll':
      return [...REROLL];
    case 'throw':
      return [...GRIP];
  }
}
