import type { FigureLine, ScenarioFile } from '../../../../session/index.ts';
import type { HuntSetup, Position } from '../../rules/index.ts';

/** A scenario of a hunt. */
export interface HuntScenario extends ScenarioFile {
  readonly ruleset: 'damnatio';
  readonly lex?: HuntSetup['lex'];
  readonly elite?: HuntSetup['elite'];
  readonly start?: Position['start'];
  readonly tie?: number;
  /** False: a tie number is drawn at the end of a round, as in play. */
  readonly tieFixed?: boolean;
  readonly control?: 'beast' | 'men';
  readonly beasts: readonly FigureLine[];
  readonly men?: readonly FigureLine[];
  /** True: the set-up of the rules instead of given places. */
  readonly setUp?: boolean;
}
