import type { Hex } from '../hex/index.ts';
import { cellAt, OUTSIDE } from '../hex/index.ts';
import { SetupError } from '../bout/index.ts';
import type { BoutWorld, Field, FieldTable } from './fields.ts';
import { checkOf, count, everyFigure, facing, figure, hex, list, orNone, whole } from './fields.ts';

/** A position that a bout begins with instead of the set-up: fields of the state, and what is left out is as at the start. */

type Given = 'id' | 'card' | 'side' | 'name' | 'cell' | 'facing';

/** A figure in a position. */
export type Placed<Fighter> = { readonly at: Hex; readonly facing: number } & {
  readonly [Key in Exclude<keyof Fighter, Given>]?: Fighter[Key];
};

export interface Position<Fighter, Turn> {
  readonly round: number;
  /** Order of play by index of entrant. */
  readonly order: readonly number[];
  /** Whose turn it is; `ap` is null when it is to begin with its AP die. */
  readonly turn: { readonly fighter: number; readonly ap: number | null } & {
    readonly [Key in Exclude<keyof Turn, 'fighter' | 'ap'>]?: Turn[Key];
  };
  /** By index of entrant. */
  readonly fighters: readonly Placed<Fighter>[];
}

/** An object without some of its keys. */
export function without<T extends object, Key extends keyof T>(whole_: T, ...keys: readonly Key[]): Omit<T, Key> {
  return Object.fromEntries(Object.entries(whole_).filter(([key]) => !(keys as readonly string[]).includes(key))) as Omit<T, Key>;
}

/** The position of a set-up, out of the fields of figures and turns, and of what else the state holds. */
export function positionField<Fighter, Turn, More = unknown>(
  figures: FieldTable,
  turn: FieldTable,
  more: FieldTable = {},
): Field<Position<Fighter, Turn> & More> {
  const placed = { ...without(figures, 'cell', 'name'), at: hex, facing };
  const turns = { ...turn, fighter: figure, ap: orNone(count) };
  const some = (fields: FieldTable, ...needed: readonly string[]): Field => ({ check: (world) => checkOf(fields, world, needed) });
  const fields: FieldTable = {
    ...more,
    round: whole(1, 10_000),
    order: everyFigure,
    turn: some(turns, 'fighter', 'ap'),
    fighters: list(24, some(placed, 'at', 'facing')),
  };
  return { check: (world) => checkOf(fields, world, Object.keys(fields)) };
}

/** The cell of a hex where somebody can stand. Throws `SetupError` by the rule for another. */
export function standingCell({ arena }: Pick<BoutWorld, 'arena'>, { q, r }: Hex, rule: string, field: string): number {
  const cell = cellAt(arena, q, r);
  if (cell === OUTSIDE) throw new SetupError(rule, field, `(${q},${r}) is outside the arena`);
  if (arena.blocked[cell]) throw new SetupError(rule, field, `there is scenery at (${q},${r})`);
  return cell;
}

interface Placing {
  /** Rules of a hex where nobody can stand, of two on one hex, and of how many places there are. */
  readonly rules: { readonly wall: string; readonly taken: string; readonly places: string };
  /** What is not left as at the start where it is left out. */
  usual(this: void, placed: object): object;
}

interface Standing<Fighter> {
  readonly fighters: Fighter[];
  round: number;
  order: readonly number[];
  place: number;
}

/** Puts everybody of a position on the sand, and sets round and order; the turn is the game's. Throws `SetupError`. */
export function placeAll<Fighter extends { cell: number }, Turn>(
  { world, state }: { readonly world: BoutWorld; readonly state: Standing<Fighter> },
  { fighters, order, round, turn }: Position<Fighter, Turn>,
  { rules, usual }: Placing,
): void {
  if (fighters.length !== state.fighters.length)
    throw new SetupError(rules.places, 'position.fighters', `${state.fighters.length} places, not ${fighters.length}`);
  fighters.forEach((placed, index) => {
    const { at, ...rest } = placed;
    const field = `position.fighters[${index}].at`;
    const cell = standingCell(world, at, rules.wall, field);
    if (state.fighters.some((other, i) => i < index && other.cell === cell))
      throw new SetupError(rules.taken, field, 'somebody stands there already');
    Object.assign(state.fighters[index]!, { ...usual(placed), ...rest, cell });
  });
  // a turn of nobody is told by its field, when the state is held against all that it must be
  const isThere = turn.fighter < state.fighters.length;
  Object.assign(state, { round, order: [...order], place: isThere ? placeInOrder(order, turn, rules.places) : 0 });
}

/** Where whoever has the turn stands in the order of play. Throws `SetupError` by the rule where he does not. */
export function placeInOrder(
  order: readonly number[],
  { fighter }: Pick<Position<unknown, unknown>['turn'], 'fighter'>,
  rule: string,
): number {
  const place = order.indexOf(fighter);
  if (place < 0) throw new SetupError(rule, 'position.order', 'it lacks whoever has the turn');
  return place;
}
