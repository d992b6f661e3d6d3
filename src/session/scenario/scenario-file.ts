import type { Game, BoutOf } from '../game.ts';

/** What every rule scenario has, beside the keys of its game; test/scenarios/README.md documents the format. */
export interface ScenarioFile {
  /** Id of its game. */
  readonly ruleset: string;
  readonly name: string;
  readonly rules?: readonly string[];
  readonly arena?: string;
  readonly round?: number;
  readonly dice: readonly number[];
  readonly play?: readonly string[];
  readonly expect?: readonly string[];
  /** Expectations that no event may meet. */
  readonly never?: readonly string[];
  readonly finally?: Facts;
  /** Lines that must be refused at the end of the play, each with the rule: `moves D1 [M-064]`. */
  readonly refused?: readonly string[];
  /** What the bout waits for at the end: `KIND FIGURE…`, `over`, or `dice` when the tape ends it. */
  readonly waiting?: string;
}

/** Facts of figures and of the bout by id: plain values. */
export type Facts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A figure in a scenario: its card, `at: [q, r]`, and what differs from the card. */
export type FigureLine = { readonly card: string; readonly at?: readonly [number, number]; readonly facing?: number } & Readonly<
  Record<string, unknown>
>;

/** Something in a scenario that cannot be read; `field` is the path to it, such as `fighters[1].at`. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

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
