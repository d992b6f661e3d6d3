import type { ItemChange } from '../../../../engine/bout/index.ts';
import { bearing, type Cell, OUTSIDE } from '../../../../engine/hex/index.ts';
import { fighterAt, gearAt, idOf, isEntangled, itemAt } from './lookup.ts';
import { tellCondition, throwDie } from './rolls.ts';
import type { Item } from './state.ts';
import { type Play, stepTo } from './world.ts';

/** Moves of things: each is in exactly one place, in hand, sheathed, over a victim, on one hex or out of play. */

function itemChanged({ state, world }: Play, item: number, figure: number, how: ItemChange) {
  const { cell } = state.items[item]!;
  const fighter = state.fighters[figure]!;
  return {
    type: 'item' as const,
    figure: fighter.id,
    item: world.things[item]!.gear.id,
    how,
    cell: cell === OUTSIDE ? fighter.cell : cell,
  };
}

/** Tells what became of a thing. */
export function tellItem(play: Play, item: number, figure: number, how: ItemChange, rule: string): void {
  play.referee.tell?.({ ...itemChanged(play, item, figure, how), rules: [rule] });
}

/** Tells what became of a device, in its holder's hands, and whom it holds or held. */
export function tellDevice(play: Play, item: number, victim: number, how: ItemChange, rule: string): void {
  const { holder } = itemAt(play, item);
  play.referee.tell?.({ ...itemChanged(play, item, holder, how), of: idOf(play, victim), rules: [rule] });
}

/** Lets the victim of a device go; the device is idle again, in its holder's hands (M-240, M-241). */
export function freeVictim(play: Play, itemIndex: number, rule: string): void {
  const { victim } = itemAt(play, itemIndex);
  if (victim < 0) return;
  unhand(play, itemIndex, rule);
  tellDevice(play, itemIndex, victim, 'recovered', rule);
}

/** Frees whom a device holds, when more becomes of the device at once. */
export function unhand(play: Play, itemIndex: number, rule: string): void {
  const item = itemAt(play, itemIndex);
  if (item.victim < 0) return;
  const victim = fighterAt(play, item.victim);
  if (gearAt(play, itemIndex).binds === 'arms') victim.capes -= 1;
  else victim.nets -= 1;
  item.victim = -1;
  item.spot = 'ready';
  if (!isEntangled(victim)) tellCondition(play, victim.id, 'entangled', false, rule);
}

function takeOff(play: Play, itemIndex: number, rule: string): Item {
  unhand(play, itemIndex, rule);
  const item = itemAt(play, itemIndex);
  const bearer = fighterAt(play, item.holder);
  bearer.carried = bearer.carried.filter((other) => other !== itemIndex);
  item.holder = -1;
  return item;
}

/** Takes a carried thing out of play. */
export function remove(play: Play, itemIndex: number, how: ItemChange, rule: string): void {
  const { holder } = itemAt(play, itemIndex);
  takeOff(play, itemIndex, rule).spot = 'gone';
  tellItem(play, itemIndex, holder, how, rule);
}

/** Lays a carried thing on a hex. */
export function layDown(play: Play, itemIndex: number, cell: Cell, how: ItemChange, rule: string): void {
  const { holder } = itemAt(play, itemIndex);
  const item = takeOff(play, itemIndex, rule);
  item.spot = 'sand';
  item.cell = cell;
  tellItem(play, itemIndex, holder, how, rule);
}

/** Puts a thing from the sand into a fighter's hand, on his arm or his head. */
export function takeUp(play: Play, itemIndex: number, figure: number, rule: string): void {
  const item = itemAt(play, itemIndex);
  tellItem(play, itemIndex, figure, 'picked-up', rule);
  item.spot = 'ready';
  item.cell = OUTSIDE;
  item.holder = figure;
  const bearer = fighterAt(play, figure);
  bearer.carried = [...bearer.carried, itemIndex];
}

/** A hexagon round which a thing falls, its number 1 turned toward the other fighter (M-107 to M-113). */
export interface Landing {
  /** Whose hexagon; the thing stays in his hex when it would fall beyond the wall (M-104). */
  readonly cell: Cell;
  readonly facing: number;
  /** Where the other fighter is. */
  readonly from: Cell;
  /** Who throws the die. */
  readonly by: number;
  readonly why: 'landing' | 'direction';
  readonly rule: string;
}

/** Throws the direction die: 1 toward the other fighter, then clockwise; returns the hex. */
export function throwLanding(play: Play, { cell, facing, from, by, why, rule }: Landing): Cell {
  const base = bearing(play.world.arena, cell, from, facing).first;
  const face = throwDie(play, { by, why, rule });
  const to = stepTo(play.world, cell, (base + face - 1) % 6);
  return to === OUTSIDE ? cell : to;
}

/** A thing falls from its bearer into a random neighbouring hex, 1 toward `other` (M-113). */
export function letFall(play: Play, itemIndex: number, other: number, rule: string): void {
  const { holder } = itemAt(play, itemIndex);
  const bearer = fighterAt(play, holder);
  const from = fighterAt(play, other).cell;
  const cell = throwLanding(play, { cell: bearer.cell, facing: bearer.facing, from, by: holder, why: 'direction', rule });
  layDown(play, itemIndex, cell, 'dropped', rule);
}
