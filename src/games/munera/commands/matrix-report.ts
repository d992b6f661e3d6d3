import type { Lex } from '../rules/index.ts';
import type { Share, Simulation } from '../../../session/index.ts';
import type { Series } from '../../../cli/index.ts';

/** Every class of a list against every other. */
export interface Matrix extends Series {
  readonly classes: readonly string[];
  readonly players: Simulation['players'];
  readonly arena: string | null;
  readonly lex: Partial<Lex>;
}

export interface PairReport {
  readonly first: string;
  readonly second: string;
  readonly bouts: number;
  readonly firstWins: Share;
  readonly secondWins: Share;
  readonly draws: Share;
  readonly rounds: number;
  readonly turns: number;
  readonly dead: number;
}

export interface MatrixReport {
  /** By class: bouts won of all. */
  readonly classes: Readonly<Record<string, Share>>;
  readonly pairs: readonly PairReport[];
}
