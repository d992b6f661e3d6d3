import type { HuntSetup, Position } from '../../games/damnatio/rules/index.ts';
import type { MuneraSetup } from '../../games/munera/rules/index.ts';

/** What every rule scenario has; test/scenarios/README.md documents the format. */
export interface ScenarioFrame {
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

export interface HuntScenario extends ScenarioFrame {
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

export interface MuneraScenario extends ScenarioFrame {
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

/** A scenario of any ruleset; `ruleset` tells them apart. */
export type ScenarioFile = HuntScenario | MuneraScenario;
