import type { Branch, Trod } from '../../engine/mind/index.ts';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';

/** An answer that was weighed, in words. */
export interface ToldAnswer {
  /** As what a sentence is about: `striking Valens with the sica`. */
  readonly text: string;
  /** In the measure of the game. */
  readonly worth: number;
  /** Its exact chances: `43 % wound`. */
  readonly odds: readonly string[];
  readonly taken: boolean;
}

/** Why somebody who goes by a behaviour answered as he did, in words. */
export interface GhostTold {
  readonly who: string;
  /** How he fights, and how well: `the patient (tiro)`. */
  readonly manner: string;
  /** What he did, as a sentence without its point. */
  readonly did: string;
  /** Where he meant to end; null where he stayed. */
  readonly meant: string | null;
  /** What his tree led to, as `ToldAnswer.text`, where looking ahead changed his mind; null elsewhere. */
  readonly instead: string | null;
  /** His way through the branches of his behaviour, in order. */
  readonly way: readonly Trod[];
  /** The answer he gave, then the best of the others. */
  readonly answers: readonly ToldAnswer[];
  /** The most by which he misjudges an answer; 0 for nothing. */
  readonly misjudges: number;
  /** Whether it was found with the very dice that he had; without them what he weighed is told without his errors. */
  readonly exact: boolean;
}

/** What is known of a way of fighting, for whoever scouts it. */
export interface Scouted {
  readonly id: string;
  readonly name: string;
  /** How he is recognised. */
  readonly about: string;
  /** Who of those on the sand fights so; null where nobody in particular is meant. */
  readonly who: string | null;
  readonly branches: readonly Branch[];
  /** Places of the choices that were seen, their numbers between points. */
  readonly seen: ReadonlySet<string>;
  /** Fights in which he was seen. */
  readonly bouts: number;
}

/** What the panel shows: a decision among those that can be looked at. */
export interface GhostNow {
  /** Null where nobody was seen to decide anything. */
  readonly told: GhostTold | null;
  readonly round: number;
  /** From 1; 0 where there is none. */
  readonly place: number;
  readonly count: number;
}

/** Tells on demand why those decided as they did who go by a behaviour. */
export interface GhostDesk {
  /** Null while it is closed. */
  readonly now: ReadonlySignal<GhostNow | null>;
  /** Opens and closes it. */
  toggle(this: void): void;
  /** Goes on or back by some decisions. */
  by(this: void, decisions: number): void;
  /** What is known of those who fight here; null while nobody wants to know. */
  readonly scouted: ReadonlySignal<readonly Scouted[] | null>;
  scout(this: void, open: boolean): void;
}

/** Null where nobody goes by a behaviour. */
export const GhostContext = createContext<GhostDesk | null>(null);
