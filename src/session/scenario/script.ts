import type { BoutOf, Game } from '../game.ts';
import type { Facts, ScenarioFile } from './scenario-file.ts';

/** What a game adds to scenarios. */
export interface Script<G extends Game, File extends ScenarioFile = ScenarioFile> {
  /** Keys that its files may have beside those of all scenarios. */
  readonly keys: readonly string[];
  /** The set-up that a file begins with. Throws `ReadError` or `ScenarioError` naming a field that is wrong. */
  setup(file: File, content: G['content']): G['setup'];
  /** Reads a line of `play` as an answer. Throws for a line that it does not know. */
  answer(bout: BoutOf<G>, line: string): G['action'];
  /** What `finally` may ask of each figure, and of `bout`. */
  facts(bout: BoutOf<G>): Facts;
}
