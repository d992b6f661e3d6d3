import type { Action } from '../../../../engine/bout/index.ts';
import { chooser } from '../legality/decision.ts';
import { placesOf } from '../state/gear-questions.ts';
import { fighterAt, gearAt, idOf } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import type { Deed, OfItem, OfTarget, Reading } from './deed.ts';

/** Answers as scenarios and tables of odds write them: `strikes thraex with sword`, `cuts free of net`. */

/** A line that a deed knows as its own and cannot read. */
export class UnreadableLine extends Error {
  override readonly name = 'UnreadableLine';
}

/** Index of the fighter of that id. */
export function fighterNamed({ view }: Reading, id: string): number {
  const { ids } = view.world;
  const index = ids.indexOf(id);
  if (index < 0) throw new UnreadableLine(`there is no fighter "${id}"; there is ${ids.join(', ')}`);
  return index;
}

/** Items among some that a name means, at least one. */
function named({ view }: Reading, among: readonly number[], name: string, whose: string): number[] {
  const gear = among.map((item) => gearAt(view, item).id);
  const places = placesOf(gear, name);
  if (places.length === 0) throw new UnreadableLine(`${whose} ${gear.join(', ') || 'nothing'}`);
  return places.flatMap((place) => among[place] ?? []);
}

function lying({ state }: View): number[] {
  return state.items.flatMap(({ spot }, item) => (spot === 'sand' ? [item] : []));
}

/** Devices that hold a fighter. */
export function devicesOn({ state }: View, fighter: number): number[] {
  return state.items.flatMap(({ victim }, item) => (victim === fighter ? [item] : []));
}

export function onHim(reading: Reading, name: string): number[] {
  return named(reading, fighterAt(reading.view, reading.me).carried, name, 'he has');
}

export function onSand(reading: Reading, name: string): number[] {
  return named(reading, lying(reading.view), name, 'on the sand is');
}

export function overHim(reading: Reading, name: string): number[] {
  return named(reading, devicesOn(reading.view, reading.me), name, 'he is held by');
}

/** A thing by its gear among others, by number too when there are several. */
function nameAmong(view: View, list: readonly number[], item: number): string {
  const { id } = gearAt(view, item);
  const same = list.filter((other) => gearAt(view, other).id === id);
  return same.length < 2 ? id : `${id}-${same.indexOf(item) + 1}`;
}

/** The name of a thing on whoever answers; darts in a hand are one. */
export function nameOnHim(view: View, item: number): string {
  const { id, wear } = gearAt(view, item);
  if (wear === 'bundle') return id;
  const { carried } = fighterAt(view, chooser(view));
  return nameAmong(view, carried.includes(item) ? carried : [item], item);
}

export function nameOnSand(view: View, item: number): string {
  return nameAmong(view, lying(view), item);
}

export function nameOverHim(view: View, item: number): string {
  return nameAmong(view, devicesOn(view, chooser(view)), item);
}

type Line<A extends Action> = Pick<Deed<A>, 'write' | 'read'>;

/** A line without a name in it. */
export function plainLine<A extends Action>(text: string, action: A): Line<A> {
  return { write: () => text, read: (line) => (line === text ? [action] : null) };
}

/** `draws dagger`: a verb and a thing on him. */
export function itemLine<Type extends string>(verb: string, type: Type): Line<OfItem<Type>> {
  const pattern = new RegExp(`^${verb} (\\S+)$`);
  return {
    write: (view, { item }) => `${verb} ${nameOnHim(view, item)}`,
    read: (line, reading) => {
      const name = pattern.exec(line)?.[1];
      return name === undefined ? null : onHim(reading, name).map((item) => ({ type, item }));
    },
  };
}

/** `hazes thraex`: a verb and a fighter. */
export function targetLine<Type extends string>(verb: string, type: Type): Line<OfTarget<Type>> {
  const pattern = new RegExp(`^${verb} (\\S+)$`);
  return {
    write: (view, { target }) => `${verb} ${idOf(view, target)}`,
    read: (line, reading) => {
      const name = pattern.exec(line)?.[1];
      return name === undefined ? null : [{ type, target: fighterNamed(reading, name) }];
    },
  };
}

/** `moves D1`: a verb and a direction. */
export function directionIn(line: string, verb: string): number | null {
  const [, said, way] = /^(\S+) D([0-5])$/.exec(line) ?? [];
  return said === verb ? Number(way) : null;
}
