import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import type { GhostTold, Scouted } from './told.ts';

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
