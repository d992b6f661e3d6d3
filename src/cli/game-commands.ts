import type { z } from 'zod';
import type { BoutEvent } from '../engine/bout/index.ts';
import type { Lex } from '../engine/lex/index.ts';
import type { BoutOf, Game, GameKit, Simulation } from '../session/index.ts';
import type { BoutAsked } from './asking/bout-asked.ts';
import type { OddsAsked } from './asking/odds-asked.ts';
import type { CoverPlan } from './cover/run-cover.ts';
import type { Offers } from './difficulty/offers.ts';
import type { Loading } from './game.ts';
import type { Command, Described } from './options.ts';
import type { PoolSize } from './run-sim.ts';
import type { OwnSeries } from './sim/series.ts';

/** How `bout` and `sim` are told of a game's bouts, and how they tell them. */
export interface BoutCommands<G extends Game> {
  /** Options that say who fights; those of every game (`--set-up`, `--arena`, `--lex`, `--bot`, `--seed`) are not among them. */
  readonly options: Readonly<Record<string, Described>>;
  /** A call that works: `--red murmillo --blue retiarius`. */
  readonly example: string;
  /** The set-up that the options ask for. Throws `UsageError` naming the option. What the rules refuse is told by the caller. */
  setup(asked: BoutAsked<G>): G['setup'];
  /** The toggles that `--lex` takes. */
  readonly lex?: Lex;
  /** One of the options above that names the bot of every side. */
  readonly botOption?: string;
  /** What the JSON of a bout has beside record, players, outcome and link. */
  facts?(bout: BoutOf<G>): object;
  /** The option above whose card `sim --compare` changes; left out: nothing can be compared. */
  readonly compared?: string;
  /** A name of its own for `bout` of this game. */
  readonly command?: { readonly name: string; readonly summary: string };
}

/** How a game's series are told beyond shares and numbers, and which series it has of its own. */
export interface SimCommands<G extends Game, Report> {
  /** The report of many bouts as text. */
  text?(simulation: Simulation<G>, report: Report): string;
  /** When worker threads pay off, and how many bouts each is given at once. */
  readonly pool?: PoolSize;
  readonly series?: readonly OwnSeries<G>[];
}

/** Keys of a game's scenario files, with their schemas. */
export interface ScenarioKeys {
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  /** Keys that every file must have, beside those of all games. */
  readonly required: readonly string[];
}

/** Hears the events of one answer, and how many dice were thrown for each; true: these are thrown again, and count elsewhere. */
export type ThrownAgain = (event: BoutEvent, dice: number) => boolean;

/**
 * What a game adds to the command line; `src/games/commands.ts` lists them. A game that adds nothing is played, simulated
 * and replayed all the same: from set-up files, and told in general words.
 */
export interface GameCommands<G extends Game = Game, Report = unknown> {
  /** Id of the game. */
  readonly id: string;
  readonly bout?: BoutCommands<G>;
  readonly sim?: SimCommands<G, Report>;
  readonly scenario?: ScenarioKeys;
  /** Prints the odds of the answers of a position. */
  odds?(bout: BoutOf<G>, asked: OddsAsked): void;
  /** For `perft`: which dice of one answer the rules throw again. */
  thrownAgain?(view: BoutOf<G>['view']): ThrownAgain;
  readonly cover?: CoverPlan<G>;
  /** What its set-up offers by name, for `difficulty`. */
  readonly offers?: Offers<G>;
  /** Commands that are about this game alone. */
  readonly commands?: (loading: Loading) => readonly Command[];
}

/** Games at hand, and what they add to the command line. */
export interface Games {
  readonly kit: GameKit;
  readonly parts: readonly GameCommands[];
}
