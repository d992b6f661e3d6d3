import type { CareerCommand } from '../commands.ts';
import type { CareerHouse } from '../house.ts';
import type { CareerState } from '../state.ts';

/** What somebody who runs a school sees before a command: what a player sees. */
export interface Look {
  readonly house: CareerHouse;
  readonly state: CareerState;
  /** What may be done, with what it costs. */
  readonly choices: readonly { readonly command: CareerCommand; readonly cost: number }[];
  /** A lot of his own: one of so many, from 0. */
  lot(count: number): number;
}

/** Somebody who runs a school. He never fights a bout himself: he has it settled. */
export type Strategy = (look: Look) => CareerCommand;
