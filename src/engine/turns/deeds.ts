import type { Action, Answers, Refusal } from '../bout/index.ts';
import { defineAnswers } from '../bout/index.ts';
import type { Check } from '../read/index.ts';
import { oneOf, wholeFrom } from '../read/index.ts';

/**
 * What can be done in a game of turns, as a table: from each deed's fields follow its answers, their checks, the list of the
 * legal ones, and how scenarios and logs write and read them.
 */

/** A field of an answer. */
export interface DeedField<T = unknown> {
  readonly check: Check;
  /** Everything that it may be, with so many figures in the bout. */
  values(figures: number): readonly T[];
  write(value: T, ids: readonly string[]): string;
  /** Reads its word in a line; undefined for a word that says nothing. Throws for a figure that nobody knows. */
  read(word: string, ids: readonly string[]): T | undefined;
}

type DeedFields = Readonly<Record<string, DeedField>>;
type FieldType<F> = F extends { values(figures: number): readonly (infer T)[] } ? T : never;
export type AnswerOf<Type extends string, Fields> = { readonly type: Type } & { readonly [Key in keyof Fields]: FieldType<Fields[Key]> };

/** Index of a figure, of at most so many. */
export function aFigure(most: number): DeedField<number> {
  return {
    check: wholeFrom(0, most - 1),
    values: (figures) => Array.from({ length: figures }, (_, index) => index),
    write: (index, ids) => ids[index] ?? String(index),
    read(word, ids) {
      const index = ids.indexOf(word);
      if (index < 0) throw new Error(`nobody here is called "${word}"; there is ${ids.join(', ')}`);
      return index;
    },
  };
}

/** One of some values, each by the word that says it. */
export function said<const T extends string | number | boolean>(
  words: readonly (readonly [word: string, value: T])[],
  check?: Check,
): DeedField<T> {
  const values = words.map(([, value]) => value);
  return {
    check: check ?? oneOf(...values),
    values: () => values,
    write: (value) => words.find((each) => each[1] === value)?.[0] ?? String(value),
    read: (word) => words.find((each) => each[0] === word)?.[1],
  };
}

export const oneWord = <const T extends string>(...words: readonly T[]): DeedField<T> => said(words.map((word) => [word, word] as const));
/** A whole number from the least to the most. */
export function oneNumber(least: number, most: number): DeedField<number> {
  const values = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return said(
    values.map((value) => [String(value), value] as const),
    wholeFrom(least, most),
  );
}

/** What a deed costs, and the rule of the price. */
export interface Price {
  readonly cost: number;
  readonly rule: string;
}

/** One thing that can be done: all that the rules know of it. */
export interface Deed<View, Play, A extends Action = Action, Refused extends Refusal = Refusal> {
  readonly type: A['type'];
  /** Which decision it answers, or which of several. */
  readonly answers: string | readonly string[];
  /** Null for what costs nothing. */
  readonly price: Price | null;
  /** Whether dice fall with it, so that it cannot be taken back. */
  readonly dice: boolean;
  readonly fields: DeedFields;
  /** How scenarios and logs write it, with each field in braces: `strikes {target}`. */
  readonly line: string;
  /** Why an answer may not be given whose fields are not what they must be. */
  readonly wrong?: Refused;
  /** Why it may not be done, its price aside; null when it may. Left out: it always may. */
  refusal?(view: View, action: A): Refused | null;
  /** Does it; what it costs has been paid. */
  perform(play: Play, action: A): void;
}

type Spec<View, Play, Type extends string, Fields, Refused extends Refusal> = Omit<
  Deed<View, Play, AnswerOf<Type, Fields>, Refused>,
  'type' | 'fields' | 'price'
> & { readonly type: Type; readonly fields?: Fields; readonly price?: readonly [cost: number, rule: string] };

/** Declares deeds of a game with these positions and refusals; each keeps the type of its answer. */
export function deedsOf<View, Play, Refused extends Refusal>() {
  return <const Type extends string, const Fields extends DeedFields = {}>({
    fields,
    price,
    ...deed
  }: Spec<View, Play, Type, Fields, Refused>) =>
    ({
      ...deed,
      fields: fields ?? {},
      price: price ? { cost: price[0], rule: price[1] } : null,
    }) as Deed<View, Play, AnswerOf<Type, Fields>, Refused>;
}

/** The answer of a deed. */
export type ActionOfDeed<D> = D extends { perform(play: never, action: infer A extends Action): void } ? A : never;

/** What a game says of its turns beside the deeds. */
export interface Turns<View, Play, Refused extends Refusal> {
  /** Which decision is open; null when the bout is over. */
  moment(view: View): string | null;
  /** Action points that are left. */
  points(view: View): number;
  figures(view: View): number;
  pay(play: Play, deed: string, price: Price): void;
  /** After every answer, `dice` when it threw any. */
  carryOn(play: Play, dice: boolean): void;
  readonly over: Refused;
  readonly notNow: Refused;
  readonly tooDear: Refused;
  readonly unknown: Refused;
  /** What is wanted instead of an answer that nobody knows: `an answer of chess`. */
  readonly wanted: string;
}

/** All that follows from the deeds of a game. */
export interface DeedTable<View, Play, A extends Action, Refused extends Refusal> {
  readonly deeds: readonly Deed<View, Play, A, Refused>[];
  readonly answers: Answers;
  /** Which decision is open; null when the bout is over. */
  moment(this: void, view: View): string | null;
  /** Every legal answer, in the order of the table. */
  actions(this: void, view: View): A[];
  /** Every answer that somebody may think of now, legal or not. */
  thinkable(this: void, view: View): A[];
  /** Why an answer is not legal; a rejected one costs nothing and draws no die. */
  refusal(this: void, view: View, action: A): Refused | null;
  /** Pays for a legal answer and does it. */
  apply(this: void, play: Play, action: A): void;
  /** Does it without price and what comes after, as odds want it. */
  perform(this: void, play: Play, action: A): void;
  /** AP that an answer costs. */
  priceOf(this: void, action: A): number;
  hasDice(this: void, action: A): boolean;
  /** An answer as scenarios and logs write it, with the ids of the figures. */
  write(this: void, action: A, ids: readonly string[]): string;
  /** Reads an answer from a line; throws for one that nobody knows. */
  read(this: void, line: string, ids: readonly string[]): A;
}

type Values = Readonly<Record<string, unknown>>;
type AnyDeed = Pick<Deed<never, never>, 'type' | 'fields' | 'line'>;

/** Every answer that a deed may be, made once for each number of figures. */
function candidatesOf({ type, fields }: AnyDeed): (figures: number) => readonly Action[] {
  const made: (readonly Action[])[] = [];
  const all = (figures: number): readonly Action[] =>
    Object.entries(fields)
      .reduce<Values[]>(
        (found, [key, field]) => found.flatMap((each) => field.values(figures).map((value) => ({ ...each, [key]: value }))),
        [{ type }],
      )
      .map((each) => Object.freeze(each) as unknown as Action);
  return (figures) => (made[figures] ??= all(figures));
}

const PLACE = /\{(\w+)\}/g;
/** What means something in a pattern; braces are places. */
const SIGNS = /[.*+?^$()[\]|\\]/g;

function lineOf({ line, fields }: AnyDeed) {
  const keys = [...line.matchAll(PLACE)].map(([, key]) => key!);
  const pattern = new RegExp(`^${line.replace(SIGNS, '\\$&').replace(PLACE, '(\\S+)')}$`);
  return {
    write: (action: Action, ids: readonly string[]): string =>
      line.replace(PLACE, (_, key: string) => fields[key]!.write((action as unknown as Values)[key], ids)),
    read(said_: string, ids: readonly string[]): Values | null {
      const words = pattern.exec(said_);
      if (!words) return null;
      const values = keys.map((key, place) => [key, fields[key]!.read(words[place + 1]!, ids)] as const);
      return values.some(([, value]) => value === undefined) ? null : Object.fromEntries(values);
    },
  };
}

/** The deeds of a game as one table, in the order in which answers are listed. */
export function defineDeeds<View, Play, A extends Action, Refused extends Refusal>(
  deeds: readonly Deed<View, Play, Action, Refused>[],
  turns: Turns<View, Play, Refused>,
): DeedTable<View, Play, A, Refused> {
  const all = deeds as unknown as readonly Deed<View, Play, A, Refused>[];
  const entries = all.map((deed) => {
    const moments = typeof deed.answers === 'string' ? [deed.answers] : deed.answers;
    return { deed, moments, candidates: candidatesOf(deed) as (figures: number) => readonly A[], line: lineOf(deed) };
  });
  const byType = new Map(entries.map((entry) => [entry.deed.type, entry]));
  const known = ({ type }: A) => byType.get(type)!;
  const isSound = ({ fields }: Deed<View, Play, A, Refused>, action: A): boolean =>
    Object.entries(fields).every(([key, { check }]) => {
      try {
        check((action as unknown as Values)[key], key);
        return true;
      } catch {
        return false;
      }
    });
  const asked = (view: View): typeof entries => {
    const moment = turns.moment(view);
    return moment === null ? [] : entries.filter(({ moments }) => moments.includes(moment));
  };
  const refusalOf = (view: View, deed: Deed<View, Play, A, Refused>, action: A): Refused | null => {
    const refused = deed.refusal?.(view, action) ?? null;
    if (refused) return refused;
    return deed.price && deed.price.cost > turns.points(view) ? turns.tooDear : null;
  };
  return {
    deeds: all,
    moment: (view) => turns.moment(view),
    answers: defineAnswers({
      shapes: Object.fromEntries(
        all.map(({ type, fields }) => [type, Object.fromEntries(Object.entries(fields).map(([key, { check }]) => [key, check]))]),
      ),
      optional: [],
      wanted: turns.wanted,
    }),
    thinkable: (view) => asked(view).flatMap(({ candidates }) => candidates(turns.figures(view))),
    actions(view) {
      const figures = turns.figures(view);
      return asked(view).flatMap(({ deed, candidates }) => candidates(figures).filter((action) => refusalOf(view, deed, action) === null));
    },
    refusal(view, action) {
      const moment = turns.moment(view);
      if (moment === null) return turns.over;
      const entry = byType.get(action.type);
      if (!entry) return turns.unknown;
      if (!entry.moments.includes(moment)) return turns.notNow;
      const { wrong } = entry.deed;
      return wrong && !isSound(entry.deed, action) ? wrong : refusalOf(view, entry.deed, action);
    },
    apply(play, action) {
      const { deed } = known(action);
      if (deed.price) turns.pay(play, deed.type, deed.price);
      deed.perform(play, action);
      turns.carryOn(play, deed.dice);
    },
    perform: (play, action) => known(action).deed.perform(play, action),
    priceOf: ({ type }) => byType.get(type)?.deed.price?.cost ?? 0,
    hasDice: ({ type }) => byType.get(type)?.deed.dice ?? false,
    write: (action, ids) => known(action).line.write(action, ids),
    read(line, ids) {
      for (const { deed, line: written } of entries) {
        const values = written.read(line, ids);
        if (values) return { type: deed.type, ...values } as unknown as A;
      }
      throw new Error(`nobody knows the answer "${line}"`);
    },
  };
}
