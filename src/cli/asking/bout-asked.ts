import type { Game } from '../../session/index.ts';
import type { Parsed } from '../options.ts';
import type { LexValues } from './lex.ts';

/** What a bout is asked for with, as far as it is the same in every game. */
export interface BoutAsked<G extends Game> {
  readonly parsed: Parsed;
  readonly content: G['content'];
  /** Arena by id; null for the usual one. */
  readonly arena: string | null;
  /** Toggles that the game takes. */
  readonly lex: LexValues;
}
