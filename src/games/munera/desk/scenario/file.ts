import type { FigureLine, ScenarioFile } from '../../../../session/index.ts';
import type { MuneraSetup } from '../../rules/index.ts';

/** The turn that a scenario of munera begins in; what is left out is as at the beginning of a turn. */
export interface TurnLine {
  /** Whose turn it is; the first of the order when left out. */
  readonly of?: string;
  /** AP left; his AP die comes next when left out. */
  readonly ap?: number;
  readonly spent?: number;
  readonly attacks?: number;
  /** What has struck in this turn: gear, or `unarmed`. */
  readonly struck?: readonly string[];
  readonly stood?: boolean;
  readonly feint?: 'none' | 'declared' | 'used';
  readonly cutFree?: boolean;
  readonly blinded?: string;
  readonly floored?: readonly string[];
}

export interface MuneraScenario extends ScenarioFile {
  readonly ruleset: 'munera';
  readonly lex?: MuneraSetup['lex'];
  /** A card, or a card with what differs from it. */
  readonly fighters: readonly (string | FigureLine)[];
  /** The first at (0,0) facing 0, the second at (1,0) facing this. */
  readonly face?: number;
  /** Whose turn it is and how far it has come, or only the AP of the first in the order. */
  readonly turn?: number | TurnLine;
  /** Order of play by id; as listed when left out. */
  readonly order?: readonly string[];
  /** Other gladiators spared today. */
  readonly sparedToday?: number;
  /** True: the set-up of the rules instead of given places. */
  readonly setUp?: boolean;
}
