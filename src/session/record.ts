import type { HuntAction, HuntSetup } from '../rulesets/damnatio/index.ts';

/** A hunt as its seed, set-up and choices: replaying it gives the same bytes. */
export interface HuntRecord {
  readonly format: 1;
  readonly ruleset: 'damnatio';
  /** Version of the ruleset that played it. */
  readonly version: number;
  /** Hash of the content that it was played with. */
  readonly content: string;
  readonly seed: string;
  readonly setup: HuntSetup;
  readonly actions: readonly HuntAction[];
  /** Hash of the last position, to compare a replay with; see `positionHash`. */
  readonly hash: string;
}
