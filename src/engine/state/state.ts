import type { View } from '../bout/index.ts';
import { SetupError } from '../bout/index.ts';
import { fail, ReadError } from '../read/index.ts';
import type { BoutWorld, Field, FieldTable, Named, ValuesOf } from './fields.ts';
import { checkOf, record } from './fields.ts';

/** Who enters a bout, as far as every game has it. */
export interface Entering {
  readonly fighters: readonly { readonly card: string; readonly side: string }[];
}

/** What a state holds in every game of turns. */
export interface TurnState {
  readonly fighters: readonly Named[];
}

/** All that follows from the fields of a state. */
export interface StateOfGame<World extends BoutWorld, State extends TurnState, Fields extends FieldTable = FieldTable> {
  readonly fields: Fields;
  copy(this: void, state: State): State;
  /** Reads a state from outside. Throws `ReadError` with the path of the field that is wrong. */
  read(this: void, world: World, setup: Entering, value: unknown): State;
  /** Holds a position that was put together against all that a state must be. Throws `SetupError` for the field below `path`. */
  hold(this: void, view: View<World, State>, path: string): void;
  /** The state as a side may see it: what is secret to others stands there as they see it. */
  hide(this: void, state: State, side: string): State;
}

/** Throws for a secret that nobody would hide: below a field, or of nobody's. */
function refuseSecrets(fields: FieldTable): void {
  for (const [key, field] of Object.entries(fields)) {
    if (field.hidden) throw new TypeError(`${key} is secret, but no field of a figure`);
    refuseSecrets(field.fields ?? {});
  }
}

/** What somebody else may not know of each figure. */
function hider(fields: FieldTable): ((figure: Named) => Named) | null {
  const secrets = Object.entries(fields).flatMap(([key, { hidden }]) => (hidden ? [[key, hidden.instead] as const] : []));
  return secrets.length === 0 ? null : (figure) => ({ ...figure, ...Object.fromEntries(secrets) });
}

/** Runs a check of state, and tells what it turns down as a fault of a set-up. */
export function asSetup(path: string, rule: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new SetupError(error.rule ?? rule, path === '' ? error.field : `${path}.${error.field}`, `must be ${error.wanted}`);
  }
}

interface StateSpec<World extends BoutWorld, State> {
  /** Rule of a position that is wrong where no field has one. */
  readonly rule: string;
  /** What the fields mean together, where they do; throws `ReadError` (`fail`) with the rule that says so. */
  whole?(this: void, view: View<World, State>): void;
  /** A copy that is written out by hand, where it was measured; that of the fields when left out. */
  copy?(this: void, state: State): State;
}

/** A state by its fields, and what they mean together. */
export function defineState<World extends BoutWorld, const Fields extends FieldTable & { readonly fighters: Field }>(
  fields: Fields,
  {
    whole,
    rule,
    copy = record(fields).copy as (state: ValuesOf<Fields> & TurnState) => ValuesOf<Fields> & TurnState,
  }: StateSpec<World, ValuesOf<Fields> & TurnState>,
): StateOfGame<World, ValuesOf<Fields> & TurnState, Fields> {
  type State = ValuesOf<Fields> & TurnState;
  const { fighters: figures, ...others } = fields as FieldTable;
  refuseSecrets(others);
  for (const { fields: inner = {} } of Object.values(figures?.fields ?? {})) refuseSecrets(inner);
  const hideOne = hider(figures?.fields ?? {});
  const check = (world: World, value: unknown): void => checkOf(fields, world, Object.keys(fields))(value, '');
  return {
    fields,
    copy,
    read(world, { fighters }, value) {
      check(world, value);
      const state = value as State;
      state.fighters.forEach((each, index) => {
        for (const key of ['card', 'side'] as const)
          if (each[key] !== fighters[index]?.[key])
            fail(`fighters[${index}].${key}`, `${fighters[index]?.[key] ?? 'nothing'}, as the set-up has it`);
      });
      whole?.({ world, state });
      return state;
    },
    hold({ world, state }, path) {
      asSetup(path, rule, () => {
        check(world, state);
        whole?.({ world, state });
      });
    },
    hide: (state, side) =>
      hideOne ? { ...state, fighters: state.fighters.map((figure) => (figure.side === side ? figure : hideOne(figure))) } : state,
  };
}

/** Facts of a figure as scenarios ask for them: where it stands, who is named, and all else as it is. */
export function factsOf(fields: FieldTable, { arena, ids }: BoutWorld, figure: object): Record<string, unknown> {
  const values = figure as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([key, { names }]) => {
      const value = values[key];
      if (names === 'figure')
        return [key, Array.isArray(value) ? value.map((index: number) => ids[index]) : (ids[value as number] ?? null)];
      if (names !== 'cell') return [key, value];
      const hex = arena.cells[value as number];
      return [key === 'cell' ? 'at' : key, hex ? [hex.q, hex.r] : null];
    }),
  );
}
