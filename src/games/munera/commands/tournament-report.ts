import type { Series } from '../../../cli/index.ts';
import type { Share } from '../../../session/index.ts';
import type { Lex } from '../rules/index.ts';

/** Bots against bots, both of the same class, over a list of classes. */
export interface Tournament extends Series {
  readonly contestants: readonly string[];
  readonly opponents: readonly string[];
  readonly classes: readonly string[];
  readonly arena: string | null;
  readonly lex: Partial<Lex>;
}

/** One contestant against one opponent. */
export interface CellReport {
  readonly contestant: string;
  readonly opponent: string;
  readonly bouts: number;
  /** Bouts that the contestant won; a draw is none. */
  readonly wins: Share;
  readonly draws: Share;
  readonly rounds: number;
  /** By class. */
  readonly classes: Readonly<Record<string, Share>>;
}

export interface TournamentReport {
  readonly cells: readonly CellReport[];
}
