import type { Action } from '../../../../engine/bout/index.ts';
import type { Key, Refused } from '../keys.ts';
import type { ActionOf, ActionType } from '../actions.ts';
import type { Play, View } from '../state/world.ts';

/** A refusal, made once: the rule that forbids and a message key under `refusal`. */
export function refuse(rule: string, reason: Key<'refusal'>): Refused {
  return Object.freeze({ rule, reason });
}

/** Ids of the fighters by index, to write and read answers as people do. */
export interface Names {
  readonly ids: readonly string[];
}

/** One thing that can be done: all that the rules know of it. */
export interface Deed<A extends Action = Action> {
  readonly type: A['type'];
  /** Which decision it answers. */
  readonly answers: 'act' | 'vote';
  /** AP that it costs, and the rule of the price; null for what costs nothing. */
  readonly price: { readonly cost: number; readonly rule: string } | null;
  /** Whether dice fall with it, so that it cannot be taken back. */
  readonly dice: boolean;
  /** Every answer of this kind that might be legal, in a stable order. */
  candidates(view: View): readonly A[];
  /** Why it may not be done, its price aside; null when it may. Answers come from outside: any value can stand in them. */
  refusal(view: View, action: A): Refused | null;
  /** Does it; what it costs has been paid. */
  perform(play: Play, action: A): void;
  /** How scenarios and logs write it. */
  write(action: A, names: Names): string;
  /** Reads a line as this deed; null for another. Throws for a fighter that nobody knows. */
  read(line: string, names: Names): A | null;
}

export type DeedOf<Type extends ActionType> = Deed<ActionOf<Type>>;

/** The index of a fighter whom a line names. */
export function namedIn({ ids }: Names, name: string): number {
  const index = ids.indexOf(name);
  if (index < 0) throw new Error(`nobody here is called "${name}"; there is ${ids.join(', ')}`);
  return index;
}

/** A line without anything that varies. */
export function plainLine<A extends Action>(text: string, action: A): Pick<Deed<A>, 'write' | 'read'> {
  return { write: () => text, read: (line) => (line === text ? action : null) };
}

/** Indices of all fighters as targets of an answer. */
export function atEach<Target>(view: View, make: (target: number) => Target): Target[] {
  return view.state.fighters.map((_, index) => make(index));
}
