import type { Game, GameSetup } from '../../../session/index.ts';

/** One of two cards, in a bout that differs in nothing else. */
export type Which = 'card' | 'parent';

/** Who fights, and who decides for which side. */
export interface PlayedBout {
  readonly setup: GameSetup;
  readonly players: Readonly<Record<string, string>>;
}

/** Cards of one game and the bouts that are played with them. */
export interface Matter {
  readonly content: Game['content'];
  readonly bouts: { readonly card: PlayedBout; readonly parent: PlayedBout | null };
  readonly seed: string;
}

/** To a worker: what is measured comes once; then bouts by their numbers. */
export type MeasureOrder =
  | { readonly do: 'begin'; readonly run: number; readonly matter: Matter }
  | { readonly do: 'play'; readonly run: number; readonly which: Which; readonly from: number; readonly to: number };

/** What each of some bouts came to, by their place among them. */
export interface Outcomes {
  /** What the first side could hope for and got: so many saved, or a bout won. */
  readonly hopes: readonly number[];
  readonly rounds: readonly number[];
  /** 1 where the first side won. */
  readonly won: readonly number[];
}

/** From a worker. */
export type MeasureReply =
  | {
      readonly run: number;
      readonly which: Which;
      readonly from: number;
      readonly to: number;
      readonly tally: object;
      readonly outcomes: Outcomes;
      readonly milliseconds: number;
    }
  | { readonly run: number; readonly failed: string };
