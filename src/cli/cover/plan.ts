import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Rng } from '../../engine/dice/index.ts';
import type { BoutOf, Game, Simulation } from '../../session/index.ts';

/** Says that something of a kind has occurred. */
export type Notice = (kind: string, thing: string) => void;

/** What can occur in bouts of a game, how they are brought about, and how it is noticed. */
export interface CoverPlan<G extends Game> {
  /** What can occur with a content, by kind. */
  expected(content: G['content']): Readonly<Record<string, readonly string[]>>;
  /** Any bout at all, and who plays each side. */
  anyBout(content: G['content'], rng: Rng): Pick<Simulation<G>, 'setup' | 'players'>;
  begun(bout: BoutOf<G>, notice: Notice): void;
  answered(action: G['action'], notice: Notice): void;
  happened(event: BoutEvent, notice: Notice): void;
  ended(bout: BoutOf<G>, notice: Notice): void;
  /** Where its sources name rules that a log can name. */
  readonly rules: RuleSources<G>;
}

export interface RuleSources<G extends Game> {
  /** Files of its rules that put nothing into a log: they say what is asked, refused or configured. */
  readonly silent: RegExp;
  /** Rules that only its content names. */
  ofContent(content: G['content']): readonly string[];
}
