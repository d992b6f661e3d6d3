import type { Argument } from './behaviour.ts';
import type { Weighed } from './grade.ts';

/** What one word of a vocabulary wants behind it. */
export interface ArgumentShape {
  readonly name: string;
  /** One of these words, or a number between two. */
  readonly one: readonly string[] | { readonly least: number; readonly most: number };
  /** May be left out. */
  readonly optional?: boolean;
}

/** A word of a vocabulary. */
export interface Word {
  readonly args: readonly ArgumentShape[];
  /** What it asks or does, for whoever writes a tree. */
  readonly about: string;
  /** A choice that always finds an answer. */
  readonly sure?: boolean;
}

/** The words that trees of a game may use. What they do stands with the game's bots, under the same names. */
export interface Words {
  readonly conditions: Readonly<Record<string, Word>>;
  readonly choices: Readonly<Record<string, Word>>;
  /** What is weighed, and may be weighed more or less by a behaviour. */
  readonly weights: readonly string[];
}

/** What somebody brings to a decision: factors on what is weighed, and how much of the others' turns he foresees. */
export interface Tastes {
  readonly weights: Readonly<Record<string, number | undefined>>;
  readonly foresight: number;
}

/**
 * What the words of a game do. `Seen` is the view of a bout that bots get; `Thoughts` is what a decision is thought over
 * with, made once and asked by every word.
 */
export interface Vocabulary<Seen, Thoughts, A> {
  think(seen: Seen, tastes: Tastes): Thoughts;
  /** Whether a decision is worth a tree: a second throw or a helmet is not. */
  ponders(thoughts: Thoughts): boolean;
  readonly conditions: Readonly<Record<string, (thoughts: Thoughts, args: readonly Argument[]) => boolean>>;
  /** The answers that serve an aim, each with its worth; none where it cannot be served. */
  readonly choices: Readonly<Record<string, (thoughts: Thoughts, args: readonly Argument[]) => readonly Weighed<A>[]>>;
  /** What he does when his tree has chosen nothing, or was not asked. */
  otherwise(thoughts: Thoughts): readonly Weighed<A>[];
}
