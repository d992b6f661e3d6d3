import type { Argument } from './behaviour.ts';
import type { Aim, Weighed } from './grade.ts';
import type { Bounds } from './bounds.ts';
import type { Ahead } from './look-ahead.ts';

/** What one word of a vocabulary wants behind it. */
export interface ArgumentShape {
  readonly name: string;
  /** One of these words, or a number between two. */
  readonly one: readonly string[] | { readonly least: number; readonly most: number };
  /** May be left out. */
  readonly optional?: boolean;
  /** How words read in a sentence: `{ me: 'he', foe: 'the other' }`; as they are where left out. */
  readonly words?: Readonly<Record<string, string>>;
  /** What a number counts: `['hex', 'hexes']`, or `['%', '%']`; bare where left out. */
  readonly unit?: readonly [one: string, many: string];
}

/** How a word reads in a sentence: clauses, with its arguments in braces by their names. */
export interface Reading {
  /** What holds, or what he does: `the other is within {hexes}`, `he comes nearer`. */
  readonly so: string;
  /** What is so where it fails: `the other is more than {hexes} away`, `no way nearer is worth going`. */
  readonly not: string;
  /** The figure behind a condition, as `{n}` with the unit of its number: `{n} away`; see `Asking`. */
  readonly figure?: string;
}

/** A word of a vocabulary. */
export interface Word {
  readonly args: readonly ArgumentShape[];
  /** What it asks or does, for whoever writes a tree. */
  readonly about: string;
  /** A choice that always finds an answer. */
  readonly sure?: boolean;
  /** For whoever scouts him or asks why; `about` stands for it where it is left out. */
  readonly reads?: Reading;
}

/** The words that trees of a game may use. What they do stands with the game's bots, under the same names. */
export interface Words {
  readonly conditions: Readonly<Record<string, Word>>;
  readonly choices: Readonly<Record<string, Word>>;
  /** What is weighed, and may be weighed more or less by a behaviour: its name, and what it is. */
  readonly weights: Readonly<Record<string, string>>;
}

/** What somebody brings to a decision: factors on what is weighed, and how much of the others' turns he foresees. */
export interface Tastes {
  readonly weights: Readonly<Record<string, number | undefined>>;
  readonly foresight: number;
  /** How much he gives up for the sake of his ways, 1 usual. */
  readonly leeway?: number;
}

/** What a condition asks, and the figure that it compares, for whoever asks why; null where there is none now. */
export interface Asking<Thoughts> {
  (thoughts: Thoughts, args: readonly Argument[]): boolean;
  /** Asked only when a decision is explained. */
  readonly figure?: (thoughts: Thoughts, args: readonly Argument[]) => number | null;
}

/**
 * What the words of a game do. `Seen` is the view of a bout that bots get; `Thoughts` is what a decision is thought over
 * with, made once and asked by every word.
 */
export interface Vocabulary<Seen, Thoughts, A> {
  think(seen: Seen, tastes: Tastes): Thoughts;
  /** The answer where nobody is there to choose one, so that nothing is thought over; null elsewhere. */
  foregone?(seen: Seen): A | null;
  /** Whether a decision is worth a tree: a second throw or a helmet is not. */
  ponders(thoughts: Thoughts): boolean;
  readonly conditions: Readonly<Record<string, Asking<Thoughts>>>;
  /** The answers that serve an aim, each with its worth; none where it cannot be served. */
  readonly choices: Readonly<Record<string, (thoughts: Thoughts, args: readonly Argument[]) => readonly Weighed<A>[]>>;
  /** Where an answer is to lead that does not say so itself; asked only when a decision is explained. */
  aim?(thoughts: Thoughts, action: A): Aim | null;
  /** What he does when his tree has chosen nothing, or was not asked; whoever looks ahead looks for something better among it. */
  otherwise(thoughts: Thoughts): readonly Weighed<A>[];
  /** Looks ahead for those whose grade does; left out: in this game nobody does. */
  lookAhead?(bounds: Bounds): Ahead<Seen, A>;
}
