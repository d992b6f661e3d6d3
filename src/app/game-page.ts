import type { ComponentChildren } from 'preact';
import type { Messages } from '../catalogue/index.ts';
import type { BoardPicture } from '../art/index.ts';
import type { BoutEvent } from '../engine/bout/index.ts';
import type { Arena, Cell } from '../engine/hex/index.ts';
import type { AnswerWords, Words } from '../hud/common/index.ts';
import type { FoughtGame } from '../hud/fight/index.ts';
import type { EndWithin, FateOf, OnwardWay } from '../hud/end/index.ts';
import type { BoutOf, BoutRecord, BoutReplay, BoutSession, Game as Rules, LogStep, NamedBy, Spans } from '../session/index.ts';
import type { FightProps } from './arena/index.ts';
import type { Controllers } from './controllers.ts';
import type { Game } from './game.ts';
import type { ScreenRouteProps, Services } from './services.ts';
import type { Cast } from './sound/cues.ts';
import type { WorkshopPart } from './workshop-part.ts';

/** A way from the title into a game. */
export interface TitleLink {
  readonly label: string;
  readonly href: string;
}

/** Who stands on the frieze over the title. */
export interface FriezePart {
  Frieze(this: void, props: { readonly services: Services }): ComponentChildren;
  /** The same bout for everybody on a day, such as `2026-11-20`. */
  readonly today?: (day: string) => TitleLink;
}

/** The screen where a bout is put together. */
export interface SetupPart<G extends Rules = Rules> {
  Setup(this: void, props: ScreenRouteProps): ComponentChildren;
  /** What its address asks for where it begins with a set-up, without dice. */
  queryOf(this: void, setup: G['setup']): string;
}

/** The screen of a fight; `mountFight` makes it of what the game gives. */
export interface MountPart<G extends FoughtGame> {
  /** Puts it into a parent; returns the way to take it away. */
  mount(this: void, parent: HTMLElement, props: FightProps<G>): () => void;
}

/** A bout that is over, as it was kept. */
export interface Ended<G extends Rules> {
  readonly id: string;
  readonly record: BoutRecord<G>;
  readonly replay: BoutReplay<G>;
  /** Who decided for whom. */
  readonly controllers: Controllers;
  /** What a bot answered in the player's place. */
  readonly deputed?: Spans | undefined;
  /** The player ended it where it stands. */
  readonly givenUp?: true | undefined;
}

/** A fight that was part of something, on its end page. */
export interface EndedWithin extends EndWithin {
  /** Its replay, after so many answers. */
  readonly replayHref: (at: number | null) => string;
  /** The fight in half a minute; null where it is not among the records. */
  readonly digestHref: string | null;
}

export interface EndProps<G extends Rules> {
  readonly services: Services;
  readonly game: Game;
  readonly ended: Ended<G>;
  /** The panel of what the player's choices were worth; nothing where none was his. */
  readonly choices: ComponentChildren;
  /** The fight in a sentence; null where nothing in it is worth one. */
  readonly story?: string | null;
  /** What it was part of, and its addresses there. */
  readonly within?: EndedWithin | undefined;
  /** On with the programme that it is a bout of; null where it is of none. */
  readonly onward?: OnwardWay | null | undefined;
  /** The card of what came of it, and how others came out: it stands below the fates. */
  readonly tell?: ComponentChildren;
}

/** The screen of a bout that is over. */
export interface EndPart<G extends Rules> {
  End(this: void, props: EndProps<G>): ComponentChildren;
}

/** A replay in a page. */
export interface Shown<G extends Rules> {
  readonly services: Services;
  readonly game: Game;
  readonly replay: BoutReplay<G>;
}

/** What a game adds to the screen of a replay. */
export interface Aspects {
  readonly words: Words;
  readonly arena: Arena;
  /** What the marks on the timeline mean. */
  readonly legend: string;
  /** The board after a step. */
  readonly boardAt: (step: number) => BoardPicture;
  /** The board after one event, where a step may have to stop for an appeal in its middle. */
  readonly boardAfter?: (board: BoardPicture, event: BoutEvent) => BoardPicture;
  /** How things stand at a step, beside the arena. */
  readonly card: (step: number) => ComponentChildren;
}

/** What is the game's of a replay. */
export interface ReplayPart<G extends Rules> {
  aspectsOf(this: void, shown: Shown<G>): Aspects;
  /** Who still fights in a position, of those whom somebody was named for: each may be given to another in a fork. */
  standing?(this: void, bout: BoutOf<G>): readonly string[];
}

/** How a game says what was answered in it. */
export interface ChoicesPart<G extends Rules> extends AnswerWords<BoutOf<G>, G['action']> {
  /** What a bout calls its figures and things. */
  wordsOf(this: void, bout: BoutOf<G>, by: NamedBy): Words;
}

/** Figures as sounds know them, and where they stand. */
export interface Heard extends Cast {
  readonly arena: Arena;
  cellOf(figure: string): Cell | undefined;
}

export interface SoundPart<G extends Rules> {
  heardIn(this: void, session: BoutSession<G>): Heard;
}

/** What a fight was, for whoever tells of it. */
export interface Told<G extends Rules> {
  readonly content: G['content'];
  readonly setup: G['setup'];
  /** Its end, or as far as it came. */
  readonly bout: BoutOf<G>;
  readonly steps: readonly LogStep[];
  /** Sides that the player has fighters on. */
  readonly own: readonly string[];
}

/** What came of a fight for whoever played it. */
export interface Feat {
  /** What he did, after his name: `saved 2 of 4`, `won`. */
  readonly did: string;
  /** In a line: `2 of 4 saved in 7 rounds`, `won in 6 rounds as murmillo`. */
  readonly line: string;
  /** A row of plain marks that gives nothing away: `▮▮▯▯`. */
  readonly marks: string;
  /** What tells two apart that could not have done better, most weight first; none where nothing does. */
  readonly beside?: readonly Beside[];
}

/** Something by which the best result can still be beaten: `7 rounds`, `12 Hit Points left`. */
export interface Beside {
  readonly text: string;
  /** The more the better. */
  readonly worth: number;
}

/** Whom a fight is counted under. */
export interface Faces {
  /** Whom the player commanded, each kind once: `murmillo`; none where they are just men. */
  readonly own: readonly string[];
  readonly foes: readonly string[];
}

/** How fights of a game are told: on cards, in challenges, in statistics. */
export interface TellPart<G extends Rules> {
  /** Null when nobody played it. */
  featOf(this: void, told: Told<G>): Feat | null;
  facesOf(this: void, told: Pick<Told<G>, 'content' | 'setup' | 'own'>): Faces;
  /** What a fight calls its figures; left out by a game that tells no story. */
  wordsOf?(this: void, told: Pick<Told<G>, 'bout'> & { readonly seed: string; readonly messages: Messages }): Words;
  /** Everybody as a picture shows him, by the names that the dice of a seed gave; the opponents of the first side last. */
  figuresOf(this: void, told: Pick<Told<G>, 'bout'> & { readonly seed: string; readonly messages: Messages }): readonly FateOf[];
}

/** The fight of a day: the same set-up, dice and opponents for everybody. */
export interface DailyFight<G extends Rules = Rules> {
  readonly setup: G['setup'];
  readonly seed: string;
  /** Who decides for whom, the player among them. */
  readonly controllers: Controllers;
  /** On what terms, in a sentence or two. */
  readonly text: string;
  /** Of 100 tries by newcomers with dice of its days, those that come out well; left out where nobody measured. */
  readonly newcomer?: number;
}

/** What a game puts on the programme of a day. */
export interface DailyItem<G extends Rules = Rules> extends Omit<DailyFight<G>, 'seed'> {
  /** Mean share of what the player may hope for that bots come to in his place with the dice of the day: least and most. */
  readonly band: readonly [least: number, most: number];
  /** Numbers of dice that were measured to be so, in the order in which they have their turn: `3 5 8`. */
  readonly dice: string;
}

/** The fights of the days: whole weeks of them, each from Monday, that take turns. */
export interface TodayPart<G extends Rules = Rules> {
  readonly items: readonly DailyItem<G>[];
}

/** The screens of a game, each loaded when it is wanted. */
export interface GameParts<G extends FoughtGame = FoughtGame> {
  /** Left out by a game that is told by its account alone. */
  tell?(this: void): Promise<TellPart<G>>;
  /** Left out by a game that has no fight of the day. */
  today?(this: void): Promise<TodayPart<G>>;
  /** Left out by a game whose cards are made without its help. */
  workshop?(this: void): Promise<WorkshopPart<G>>;
  setup(this: void): Promise<SetupPart<G>>;
  fight(this: void): Promise<MountPart<G>>;
  end(this: void): Promise<EndPart<G>>;
  replay(this: void): Promise<ReplayPart<G>>;
  sounds(this: void): Promise<SoundPart<G>>;
  /** Left out by a game whose answers are told by their type. */
  choices?(this: void): Promise<ChoicesPart<G>>;
}

/**
 * A game on the page. Everything but its name on the title is loaded when it is wanted; so the file that holds this value
 * imports nothing but types, and what its parts load is listed in a file of their own. `src/games/pages.ts` lists them.
 */
export interface GamePage<G extends FoughtGame = FoughtGame> {
  /** As set-ups and records carry it. */
  readonly id: string;
  /** Where its set-up is: `bout` for `#/bout?…`. */
  readonly address: string;
  readonly title: {
    /** On the button that leads to its set-up. */
    readonly label: string;
    /** The game in a line; that of the first game stands under the name of the house. */
    readonly line: string;
  };
  frieze?(this: void): Promise<FriezePart>;
  /** What its fights are called in lists, where the button of the title does not name them. */
  readonly name?: string;
  /** What its fight of the day is called: `Today’s bout`; left out by a game that has none. */
  readonly today?: string;
  parts(this: void): Promise<GameParts<G>>;
}
