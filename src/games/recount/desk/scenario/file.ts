import type { FigureLine, ScenarioFile } from '../../../../session/index.ts';
import type { RecountSetup } from '../../rules/index.ts';

/** The turn that a scenario begins in; what is left out is as at the beginning of a turn. */
export interface TurnLine {
  /** Whose turn it is; the first of the order when left out. */
  readonly of?: string;
  /** AP left; his AP die comes next when left out. */
  readonly ap?: number;
  readonly number?: number;
  readonly struck?: boolean;
  readonly struggled?: boolean;
}

/** A scenario of recount. */
export interface RecountScenario extends ScenarioFile {
  readonly ruleset: 'recount';
  readonly lex?: RecountSetup['lex'];
  /** A class, or a class with side, place and what differs from the start. */
  readonly fighters: readonly (string | FigureLine)[];
  /** Whose turn it is and how far it has come, or only the AP of the first in the order. */
  readonly turn?: number | TurnLine;
  /** Order of play by id; as listed when left out. */
  readonly order?: readonly string[];
  readonly voters?: RecountSetup['voters'];
  /** True: the set-up of the rules instead of given places. */
  readonly setUp?: boolean;
}
