import type { Refusal } from '../../engine/bout/index.ts';
import { distance } from '../../engine/hex/index.ts';
import type { MuneraAction, MuneraDecision } from './actions.ts';
import {
  AGAIN,
  blowAnswer,
  DISENGAGE,
  END,
  FEINT,
  itemAnswer,
  KEEP,
  kickAnswer,
  MOVES,
  READY,
  targetAnswer,
  THROW,
  TURNS,
} from './answers.ts';
import {
  blowRefusal,
  grappleRefusal,
  hazeRefusal,
  strikeRefusal,
  targetRefusal,
  weaponRefusal,
  whirlRefusal,
  whirlStanceRefusal,
  whirlWeaponRefusal,
} from './attack-legal.ts';
import type { Area } from './cards.ts';
import { costOf } from './costs.ts';
import {
  cutFreeRefusal,
  discardRefusal,
  drawRefusal,
  dropRefusal,
  kickRefusal,
  pickUpRefusal,
  releaseRefusal,
  sheatheRefusal,
} from './gear-legal.ts';
import { legalSteps, moveRefusal, turnRefusal } from './movement.ts';
import { isEntangled } from './predicates.ts';
import { costRefusal, NOT_NOW, refuse } from './refusals.ts';
import type { Fighter } from './state.ts';
import { IMPROVISED } from './state.ts';
import type { View, World } from './world.ts';
import { FARTHEST } from './world.ts';

const UNTRAINED_FEINT = refuse('D-267', 'untrained');
const ONE_FEINT = refuse('M-321', 'one-feint');

/** Whose answer is awaited; -1 when the bout is over. */
export function chooser({ state }: View): number {
  if (state.outcome) return -1;
  return state.turn.step === 'throw' ? state.victor : state.turn.fighter;
}

const decisions = new WeakMap<World, MuneraDecision[]>();
const KINDS = ['ready', 'act', 'reroll', 'throw'] as const;

/** The decision that the bout waits for, null when it is over. */
export function decisionOf({ world, state }: View): MuneraDecision | null {
  const index = chooser({ world, state });
  if (index < 0) return null;
  let made = decisions.get(world);
  if (!made) decisions.set(world, (made = []));
  const at = index * KINDS.length + KINDS.indexOf(state.turn.step);
  return (made[at] ??= { side: state.fighters[index]!.side, kind: state.turn.step, figures: [world.ids[index]!] });
}

function feintRefusal(view: View): Refusal | null {
  const { turn, fighters } = view.state;
  if (view.world.profiles[turn.fighter]!.noxius) return UNTRAINED_FEINT;
  if (turn.feint !== 'none') return ONE_FEINT;
  return costRefusal(view, fighters[turn.fighter]!, costOf(view, FEINT));
}

function actRefusal(view: View, action: MuneraAction): Refusal | null {
  switch (action.type) {
    case 'end':
      return null;
    case 'move':
      return moveRefusal(view, action.direction);
    case 'turn':
      return turnRefusal(view, action.facing);
    case 'attack':
      return blowRefusal(view, action.item, action.target, action.area);
    case 'whirl':
      return whirlRefusal(view, action.item, action.target, action.area);
    case 'feint':
      return feintRefusal(view);
    case 'grapple':
      return grappleRefusal(view, action.target);
    case 'haze':
      return hazeRefusal(view, action.target);
    case 'discard':
      return discardRefusal(view, action.item);
    case 'drop':
      return dropRefusal(view, action.item);
    case 'release':
      return releaseRefusal(view, action.item);
    case 'draw':
      return drawRefusal(view, action.item);
    case 'sheathe':
      return sheatheRefusal(view, action.item);
    case 'pick-up':
      return pickUpRefusal(view, action.item);
    case 'kick':
      return kickRefusal(view, action.item, action.direction);
    case 'cut-free':
      return cutFreeRefusal(view, action.item);
    default:
      return NOT_NOW;
  }
}

/** Null when the action answers the decision legally. */
export function muneraRefusal(view: View, action: MuneraAction): Refusal | null {
  if (view.state.outcome) return NOT_NOW;
  switch (view.state.turn.step) {
    case 'ready':
      if (action.type === 'ready') return null;
      return action.type === 'discard' ? discardRefusal(view, action.item) : NOT_NOW;
    case 'act':
      return actRefusal(view, action);
    case 'reroll':
      return action.type === 'reroll' && typeof action.use === 'boolean' ? null : NOT_NOW;
    case 'throw':
      return action.type === 'throw' || action.type === 'disengage' ? null : NOT_NOW;
  }
}

const NO_AREA: readonly null[] = [null];
const ALL_AREAS: readonly Area[] = ['H', 'M', 'L'];

/** Items of the same bundle are one choice: the first that is still there. */
function isFirstOfBundle(view: View, carried: readonly number[], place: number): boolean {
  const { bundle, gear } = view.world.things[carried[place]!]!;
  if (gear.wear !== 'bundle') return true;
  for (let i = 0; i < place; i += 1) {
    const other = view.world.things[carried[i]!]!;
    if (other.bundle === bundle || other.gear.id === gear.id) return false;
  }
  return true;
}

/** Attacks and whirls with everything at hand; what concerns the target alone is asked once. */
function listBlows(view: View, { carried }: Fighter, target: number, list: MuneraAction[]): void {
  const areas = view.world.profiles[target]!.noxius ? ALL_AREAS : NO_AREA;
  const whirls = whirlStanceRefusal(view, target) === null;
  for (let place = -1; place < carried.length; place += 1) {
    const item = place < 0 ? IMPROVISED : carried[place]!;
    if (place >= 0 && (view.world.things[item]!.gear.bands.length === 0 || !isFirstOfBundle(view, carried, place))) continue;
    if (strikeRefusal(view, item)) continue;
    const attack = weaponRefusal(view, item, target) === null;
    const whirl = whirls && whirlWeaponRefusal(view, item) === null;
    for (const area of areas) {
      if (attack) list.push(blowAnswer('attack', item, target, area));
      if (whirl) list.push(blowAnswer('whirl', item, target, area));
    }
  }
}

function listAttacks(view: View, fighter: Fighter, list: MuneraAction[]): void {
  const { fighters, turn } = view.state;
  if (turn.ap === 0) return;
  for (let target = 0; target < fighters.length; target += 1) {
    const other = fighters[target]!;
    if (other.fate !== 'active' || other.side === fighter.side) continue;
    const hexes = distance(view.world.arena, fighter.cell, other.cell);
    if (hexes > FARTHEST) continue;
    if (targetRefusal(view, target) === null) {
      listBlows(view, fighter, target, list);
      if (grappleRefusal(view, target) === null) list.push(targetAnswer('grapple', target));
    }
    if (hexes === 1 && hazeRefusal(view, target) === null) list.push(targetAnswer('haze', target));
  }
}

/** What may be done with a carried thing depends on where it is. */
function listThing(view: View, { carried }: Fighter, place: number, list: MuneraAction[]): void {
  const item = carried[place]!;
  const { spot } = view.state.items[item]!;
  if (spot === 'sheathed') {
    if (drawRefusal(view, item) === null) list.push(itemAnswer('draw', item));
    return;
  }
  if (spot === 'ready' && sheatheRefusal(view, item) === null) list.push(itemAnswer('sheathe', item));
  if (discardRefusal(view, item) === null) list.push(itemAnswer('discard', item));
  if (dropRefusal(view, item) === null && isFirstOfBundle(view, carried, place)) list.push(itemAnswer('drop', item));
  if (spot === 'holding') list.push(itemAnswer('release', item));
}

function listHandling(view: View, fighter: Fighter, list: MuneraAction[]): void {
  for (let place = 0; place < fighter.carried.length; place += 1) listThing(view, fighter, place, list);
}

function listSand(view: View, fighter: Fighter, list: MuneraAction[]): void {
  const { items, turn } = view.state;
  if (turn.ap === 0) return;
  for (let item = 0; item < items.length; item += 1) {
    const { spot, cell } = items[item]!;
    if (spot !== 'sand' || distance(view.world.arena, fighter.cell, cell) > 1) continue;
    if (pickUpRefusal(view, item) === null) list.push(itemAnswer('pick-up', item));
    for (let direction = 0; direction < 6; direction += 1) {
      if (kickRefusal(view, item, direction) === null) list.push(kickAnswer(item, direction));
    }
  }
}

function listCutFree(view: View, fighter: Fighter, list: MuneraAction[]): void {
  if (!isEntangled(fighter)) return;
  view.state.items.forEach((_, item) => {
    if (cutFreeRefusal(view, item) === null) list.push(itemAnswer('cut-free', item));
  });
}

function listActs(view: View): MuneraAction[] {
  const { fighters, turn } = view.state;
  const fighter = fighters[turn.fighter]!;
  const list: MuneraAction[] = [END];
  listAttacks(view, fighter, list);
  if (turn.ap > 0) {
    if (feintRefusal(view) === null) list.push(FEINT);
    listCutFree(view, fighter, list);
    for (const direction of legalSteps(view)) list.push(MOVES[direction]!);
    for (let facing = 0; facing < 6; facing += 1) if (turnRefusal(view, facing) === null) list.push(TURNS[facing]!);
    listSand(view, fighter, list);
  }
  listHandling(view, fighter, list);
  return list;
}

function listReady(view: View): MuneraAction[] {
  const fighter = view.state.fighters[view.state.turn.fighter]!;
  const list: MuneraAction[] = [READY];
  for (const item of fighter.carried) if (discardRefusal(view, item) === null) list.push(itemAnswer('discard', item));
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

