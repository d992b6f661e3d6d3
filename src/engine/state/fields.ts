import type { FigureId, Outcome } from '../bout/index.ts';
import type { Arena, Hex } from '../hex/index.ts';
import { OUTSIDE } from '../hex/index.ts';
import type { Check } from '../read/index.ts';
import { fail, id, listOf, object, oneOf, orNull, ruledBy, shape, shortText, wholeFrom, yesOrNo } from '../read/index.ts';

/**
 * Fields of a state, each declared once: its type, its bounds, what its numbers name, how it is copied and who may see it.
 * Reader, copy, facts of scenarios and positions of set-ups follow (`state.ts`, `position.ts`).
 */

/** What bounds are taken from; games have more in their worlds. */
export interface BoutWorld {
  readonly arena: Arena;
  readonly ids: readonly FigureId[];
}

export interface Field<T = unknown, World extends BoutWorld = BoutWorld> {
  /** What it may hold in a world; without one, as in a set-up from outside, only of which kind it is. */
  check(this: void, world: World | null): Check;
  /** What its number names: a cell of the arena, or a figure (-1 for none). */
  readonly names?: 'cell' | 'figure';
  /** A copy of what changes in place; left out where values are replaced. */
  copy?(this: void, value: T): T;
  /** What others than its side see in its place. */
  readonly hidden?: { readonly instead: T };
  /** It may be left out. */
  readonly sometimes?: true;
  /** Value of whoever leaves it out. */
  readonly usual?: { readonly value: T };
  /** The fields of a record. */
  readonly fields?: FieldTable;
  /** Only for types. */
  readonly type?: T;
}

export type FieldTable = Readonly<Record<string, Field>>;
export type ValueOf<F> = F extends { readonly type?: infer T } ? Exclude<T, undefined> : never;
/** Keys that are left out by whoever has nothing to say there. */
export type Sometimes<Fields> = { [Key in keyof Fields]: Fields[Key] extends { readonly sometimes: true } ? Key : never }[keyof Fields];
export type ValuesOf<Fields> = { -readonly [Key in Exclude<keyof Fields, Sometimes<Fields>>]: ValueOf<Fields[Key]> } & {
  -readonly [Key in Sometimes<Fields>]?: ValueOf<Fields[Key]> | undefined;
};

const ANY = 1_000_000;
type Bound<World> = number | ((world: World) => number);

function boundAt<World>(bound: Bound<World>, world: World | null, open: number): number {
  if (typeof bound === 'number') return bound;
  return world ? bound(world) : open;
}

/** A whole number; a bound may hang on the world. */
export function whole<World extends BoutWorld = BoutWorld>(least: Bound<World>, most: Bound<World>, rule?: string): Field<number, World> {
  return {
    check: (world) => {
      const check = wholeFrom(boundAt(least, world, -ANY), boundAt(most, world, ANY));
      return rule === undefined ? check : ruledBy(rule, check);
    },
  };
}

/** What a check alone can tell, whatever the world. */
export function plain<T>(check: Check): Field<T> {
  return { check: () => check };
}

export const count = whole(0, 10_000);
export const facing = whole(0, 5);
export const flag = plain<boolean>(yesOrNo);
export const word = plain<string>(id);
export const hex = plain<Hex>(shape({ q: wholeFrom(-30, 30), r: wholeFrom(-30, 30) }, ['q', 'r']));
/** A cell of the arena, `OUTSIDE` for none. */
export const cell: Field<number> = { ...whole(OUTSIDE, ({ arena }) => arena.size - 1), names: 'cell' };
/** Index of a figure. */
export const figure: Field<number> = { ...whole(0, ({ ids }) => ids.length - 1), names: 'figure' };
/** Index of a figure, -1 for nobody. */
export const anybody: Field<number> = { ...whole(-1, ({ ids }) => ids.length - 1), names: 'figure' };

export const text = (most: number, least = 0): Field<string> => plain(shortText(most, least));
export const choice = <const Choice extends string>(...choices: readonly Choice[]): Field<Choice> => plain(oneOf(...choices));

/** A list that is replaced, never changed; what changes in place in it is copied. The most may hang on the world. */
export function list<T, World extends BoutWorld>(most: Bound<World>, { check, names, copy }: Field<T, World>): Field<readonly T[], World> {
  return {
    ...(names && { names }),
    ...(copy && { copy: (entries) => entries.map(copy) }),
    check: (world) => listOf(boundAt(most, world, ANY), check(world)),
  };
}

/** Every figure once, in some order. */
export const everyFigure: Field<readonly number[]> = {
  check: (world) => (value, field) => {
    const order: readonly unknown[] = Array.isArray(value) ? value : fail(field, 'every fighter once');
    order.forEach((index, place) => wholeFrom(0, ANY)(index, `${field}[${place}]`));
    const isKnown = (index: unknown): boolean => Number(index) < (world?.ids.length ?? ANY);
    if (!order.every(isKnown) || new Set(order).size !== order.length || (world && order.length !== world.ids.length))
      fail(field, 'every fighter once');
  },
};

export function orNone<T, World extends BoutWorld>(field: Field<T, World>): Field<T | null, World> {
  const { copy, hidden, usual, ...rest } = field;
  return {
    ...rest,
    ...(hidden && { hidden }),
    ...(usual && { usual }),
    ...(copy && { copy: (value) => value && copy(value) }),
    check: (world) => orNull(field.check(world)),
  };
}

/** Left out, it is this value. */
export function usually<T, World extends BoutWorld>(value: T, field: Field<T, World>): Field<T, World> {
  return { ...field, usual: { value } };
}

/** Left out by whoever has nothing to say there. */
export function sometimes<T, World extends BoutWorld>(field: Field<T, World>): Field<T, World> & { readonly sometimes: true } {
  return { ...field, sometimes: true };
}

/** What fields usually are, those that have it. */
export function usualOf<T = object>(fields: FieldTable): Partial<T> {
  return Object.fromEntries(Object.entries(fields).flatMap(([key, { usual }]) => (usual ? [[key, usual.value]] : []))) as Partial<T>;
}

/** Known to its own side alone; others see `instead`. Only a field of a figure may be so: `defineState` throws for any other. */
export function secret<T, World extends BoutWorld>(instead: T, field: Field<T, World>): Field<T, World> {
  return { ...field, hidden: { instead } };
}

/** By which rule it is turned down. */
export function by<T, World extends BoutWorld>(rule: string, field: Field<T, World>): Field<T, World> {
  return { ...field, check: (world) => ruledBy(rule, field.check(world)) };
}

function copier<Value extends object>(fields: FieldTable): (value: Value) => Value {
  const deep = Object.entries(fields).flatMap(([key, { copy }]) => (copy ? [[key as keyof Value, copy] as const] : []));
  if (deep.length === 0) return (value) => ({ ...value });
  return (value) => {
    const to = { ...value };
    for (const [key, copy] of deep) to[key] = copy(value[key]) as (typeof to)[typeof key];
    return to;
  };
}

type RecordOf<Fields> = Field<ValuesOf<Fields>> & {
  readonly fields: Fields;
  copy(this: void, value: ValuesOf<Fields>): ValuesOf<Fields>;
};

/** An object with exactly these keys, which changes in place. */
export function record<const Fields extends FieldTable>(fields: Fields): RecordOf<Fields> {
  return { fields, copy: copier(fields), check: (world) => checkOf(fields, world, neededOf(fields)) };
}

/** An object that is replaced, never changed. */
export function fixedRecord<const Fields extends FieldTable>(
  fields: Fields,
): Field<Readonly<ValuesOf<Fields>>> & { readonly fields: Fields } {
  return { fields, check: (world) => checkOf(fields, world, neededOf(fields)) };
}

/** All but those that may be left out. */
function neededOf(fields: FieldTable): string[] {
  return Object.keys(fields).filter((key) => !fields[key]!.sometimes);
}

type OneOf<Tag extends string, Kinds> = { [Kind in keyof Kinds]: { readonly [Key in Tag]: Kind } & ValuesOf<Kinds[Kind]> }[keyof Kinds];

/** A record of one of several kinds, whose tag says which and whose values are replaced; `wanted` says what is none of them. */
export function kinds<const Tag extends string, const Kinds extends Readonly<Record<string, FieldTable>>>(
  tag: Tag,
  tables: Kinds,
  wanted: string,
): Field<OneOf<Tag, Kinds>> {
  const byKind = new Map(Object.entries(tables).map(([kind, fields]) => [kind, fixedRecord({ [tag]: word, ...fields })]));
  return {
    copy: (value) => ({ ...value }),
    check: (world) => (value, field) => {
      const kind = byKind.get(String(object(value, field)[tag])) ?? fail(`${field}.${tag}`, wanted);
      kind.check(world)(value, field);
    },
  };
}

/** An object of some of these fields. */
export function checkOf(fields: FieldTable, world: BoutWorld | null, needed: readonly string[]): Check {
  return shape(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.check(world)])), needed);
}

export interface Named {
  readonly id: FigureId;
  readonly card: string;
  readonly side: string;
}

/** Everybody in the bout, in the order of the set-up: who he is, on which side, and his own fields. */
export function roster<const Fields extends FieldTable>(fields: Fields): Field<(Named & ValuesOf<Fields>)[]> & { readonly fields: Fields } {
  const whole_ = { id: word, card: word, side: word, ...fields };
  const copy = copier<Named & ValuesOf<Fields>>(whole_);
  return {
    fields,
    copy: (figures) => figures.map(copy),
    check: (world) => (value, field) => {
      listOf(ANY, checkOf(whole_, world, Object.keys(whole_)))(value, field);
      const figures = value as readonly Named[];
      if (figures.length !== world?.ids.length) fail(field, `a list of ${world?.ids.length}`);
      figures.forEach((each, index) => each.id === world?.ids[index] || fail(`${field}[${index}].id`, world?.ids[index] ?? 'nobody'));
    },
  };
}

/** A bout that is over is a record, and nothing to be read. */
export const undecided: Field<Outcome | null> = plain(
  (value, field) => void (value === null || fail(field, 'null: a bout that is over is a record')),
);
