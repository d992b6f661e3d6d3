import type { FigureId } from '../engine/bout/index.ts';
import type { Rng } from '../engine/dice/index.ts';
import type { Behaviour, Decided, Grade, GradeAt, GradeId, Mind, Notes } from '../engine/mind/index.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import type { CareerPart } from './career-part.ts';
import type { FigureNames, NamedBy } from './people.ts';
import type { BotViewOf, BoutOf, Game, RulesOf } from './game.ts';
import type { Script } from './scenario/scenario-file.ts';
import type { Tallying } from './simulation/outcomes.ts';

/** A way of writing set-ups into links that is shorter than their JSON; games of the first edition have one. */
export interface PackedLinks<Setup> {
  /** Third byte of its links. Formats stay readable for ever; a new way of writing has a new number. */
  readonly format: number;
  /** Third byte of links of the first edition, which hold no seal. */
  readonly firstFormat: number;
  write(writer: ByteWriter, setup: Setup): void;
  /** Throws `ReadError` or `BytesError` for what it did not write. */
  read(reader: ByteReader): Setup;
}

/** A way of writing set-ups as short as can be, for links that hold no answers. */
export type BriefLinks<Setup> = Pick<PackedLinks<Setup>, 'write' | 'read'>;

/** How set-ups of a game come from outside and go there. */
export interface SetupReader<Setup> {
  /** Checks the shape of a set-up: a save, a file, a link. What is left out is as printed. Throws `ReadError` naming the field. */
  read(value: unknown): Setup;
  readonly packedLinks?: PackedLinks<Setup>;
  /** Left out: such links hold the set-up as JSON. */
  readonly briefLinks?: BriefLinks<Setup>;
}

/** Somebody who answers for figures without a person, as a screen or a command line offers him. */
export interface Bot<G extends Game> {
  /**
   * Answers a decision; see `PolicyOf`. A method, so that a bot of one game stands in a list of all. Without a behaviour it
   * writes into the notes what it weighs.
   */
  policy(bout: BotViewOf<G>, rng: Rng, notes?: Notes<G['action']>): G['action'];
  /** How he plays, in a few words. */
  readonly about: string;
  /** What he fights by, and how well, where that is content. */
  readonly behaviour?: Behaviour;
  readonly grade?: GradeId;
  /** The same answer with the way to it, where he can tell it. */
  explain?(bout: BotViewOf<G>, rng: Rng): Decided<G['action']>;
}

/** A figure that somebody may decide for, and its side. */
export interface Seat {
  readonly figure: FigureId;
  readonly side: string;
}

/** A bout in short. */
export interface Account {
  /** Who fights, as a heading: `Murmillo against Thraex`. */
  readonly who: string;
  /** The same within a sentence: `lion`. */
  readonly whoInLine: string;
  /** What came of it, when it is over: `2 of 4 saved in 7 rounds`. */
  readonly result: string;
}

/** What is hoped for, as the player counts it: so many saved, or a bout won. */
export interface HopeMeasure {
  readonly of: 'saved' | 'won';
  /** The best that can come: how many there are to save; 1 for a victory. */
  readonly most: number;
}

/** What comes of a bout, for whoever plays it out many times. */
export interface Outlook<G extends Game> {
  /** The place of what came of it among all that may come of this set-up, from 0: who won, how many live. */
  resultOf(setup: G['setup'], bout: BoutOf<G>): number;
  /** What hopes of this set-up are counted in. */
  measureOf(setup: G['setup']): HopeMeasure;
  /** What came of everybody's hopes in that measure, from 0 to its most: of the player's alone, or of every side. */
  hopesOf(setup: G['setup'], bout: BoutOf<G>): readonly number[];
  /** Whether a bout that is over came out well for whoever has the first side; figures of difficulty count it. */
  cameOutWell(setup: G['setup'], bout: BoutOf<G>): boolean;
  /** Of those who were to be saved, who lives. */
  livingIn?(bout: BoutOf<G>): readonly FigureId[];
  /** Kinds of decisions of a round that are answered in one go, by a name for all of them; by their own where left out. */
  readonly inOneGo?: Readonly<Record<string, string>>;
  /** The answer that goes without saying, so that the screen gives it without asking; null where the player is to choose. */
  sureAnswer?(bout: Pick<BoutOf<G>, 'view' | 'decision' | 'actions'>): G['action'] | null;
  /** Where the usual bot takes too long to play thousands of bouts out: who takes over from it. */
  readonly quick?: QuickBot;
}

/** A bot that takes over when a bout is played out, after so many answers of the usual one. */
export interface QuickBot {
  readonly bot: string;
  readonly after: number;
}

/** A bout on a programme: of which game; the rest only that game knows. */
export interface ProgrammedBout {
  readonly game: string;
  /** What the programme calls it. */
  readonly name?: string | undefined;
}

/** How bouts of programmes are fought; the player has the first side. */
export interface BoutsOnProgrammes<G extends Game> {
  setup(content: G['content'], bout: ProgrammedBout): G['setup'];
  /** What such a bout is called where the programme gives it no name; left out: nothing but who fights. */
  called?(content: G['content'], bout: ProgrammedBout): string;
  /** Everybody who fights, once laid out; left out: an account names them all. */
  who?(told: Told<G>): string;
  /** Who plays each side that is not the player's, by its name. */
  others(content: G['content'], bout: ProgrammedBout): Readonly<Record<string, string>>;
}

/** What an account is made of. */
export interface Told<G extends Game> {
  readonly content: G['content'];
  readonly setup: G['setup'];
  readonly bout: BoutOf<G>;
}

/**
 * A game without a screen: everything that sessions, records, links, scenarios, series and the command line must know of
 * it. `src/games/headless.ts` lists them.
 */
export interface Desk<G extends Game = Game> {
  readonly id: string;
  /** Content of a game that has no cards; others get theirs from the catalogue. */
  readonly ownContent?: G['content'];
  rules(content: G['content']): RulesOf<G>;
  readonly setups: SetupReader<G['setup']>;
  readonly script: Script<G>;
  /** Who may play instead of a person, the best first. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  /** Somebody who fights by a behaviour; left out: its bots have no behaviours. A method, as `policy` of a bot is one. */
  mind?(behaviour: Behaviour, grade: Grade): Mind<BotViewOf<G>, G['action']>;
  /** How well they fight by grade, where that is otherwise than `GRADES` has it. */
  readonly grades?: readonly GradeAt[];
  /** The bot that plays whom nobody was named for. */
  readonly usualBot: string;
  /** Everybody that a person or a bot may be named for, in order. None where the player has all of one side. */
  seats(setup: G['setup']): readonly Seat[];
  /** Sides that answer decisions, in order. */
  sides(setup: G['setup']): readonly string[];
  readonly tallying: Tallying<G>;
  readonly outlook: Outlook<G>;
  account(told: Told<G>): Account;
  /** Everybody in a bout by the name that he bears there, on the page and in a terminal; left out: by their ids. */
  names?(this: void, bout: Pick<BoutOf<G>, 'world' | 'state'>, by?: NamedBy): FigureNames;
  /** Left out: programmes have no bouts of it. */
  readonly programmed?: BoutsOnProgrammes<G>;
  /** What it gives to careers; left out: no career can be made of it. */
  readonly career?: CareerPart<G>;
}
