import type { BoutSave } from '../engine/bout/index.ts';
import type { Game } from './game.ts';

/** Most answers that a record from outside may have: more than anybody plays, and few enough to be read. */
export const MOST_ACTIONS = 100_000;
/** Most letters of a seed. */
export const LONGEST_SEED = 100;

/** A position to go on from, with its dice. */
export type Beginning<State> = Pick<BoutSave<State>, 'state' | 'rng'>;

/** What a record is sealed by: for each part of it a fingerprint. */
export const SEALED_PARTS = ['version', 'content', 'packs', 'seed', 'setup', 'setup.lex', 'from', 'actions', 'hash'] as const;
export type SealedPart = (typeof SEALED_PARTS)[number];
export type Sealed = Readonly<Record<SealedPart, string>>;

/** What a record says of a bout; everything but its seal. */
export interface Unsealed<G extends Game> {
  readonly format: 2;
  readonly ruleset: G['setup']['ruleset'];
  /** Version of the ruleset that played it. */
  readonly version: number;
  /** Hash of the content that it was played with. */
  readonly content: string;
  /** Hashes of the packs at hand then, by id; none are known of the first edition's and of links. */
  readonly packs: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly setup: G['setup'];
  /** Where it begins, when that is not the set-up: what came before was played with other cards or rules. */
  readonly from: Beginning<G['state']> | null;
  readonly actions: readonly G['action'][];
  /** Hash of the last position, to compare a replay with; see `positionHash`. */
  readonly hash: string;
}

/** A bout as its seed, set-up and choices: replaying it gives the same bytes. */
export interface BoutRecord<G extends Game> extends Unsealed<G> {
  /** Null for records of the first edition, which only their end seals. */
  readonly sealed: Sealed | null;
}

/** A record of any game; `ruleset` tells them apart. */
export type GameRecord = BoutRecord<Game>;
