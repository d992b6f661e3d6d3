import type { ComponentChildren } from 'preact';
import type { BoardPicture } from '../art/index.ts';
import type { BoutEvent } from '../engine/bout/index.ts';
import type { Arena, Cell } from '../engine/hex/index.ts';
import type { NamedBy, Words } from '../hud/common/index.ts';
import type { FoughtGame } from '../hud/fight/index.ts';
import type { BoutOf, BoutRecord, BoutReplay, BoutSession, Game as Rules } from '../session/index.ts';
import type { FightProps } from './arena/index.ts';
import type { Controllers } from './controllers.ts';
import type { Game } from './game.ts';
import type { ScreenRouteProps, Services } from './services.ts';
import type { Cast } from './sound/cues.ts';

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
export interface SetupPart {
  Setup(this: void, props: ScreenRouteProps): ComponentChildren;
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
}

export interface EndProps<G extends Rules> {
  readonly services: Services;
  readonly game: Game;
  readonly ended: Ended<G>;
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
export interface ChoicesPart<G extends Rules> {
  /** What a bout calls its figures and things. */
  wordsOf(this: void, bout: BoutOf<G>, by: NamedBy): Words;
  /** What was asked in a position, to open a sentence about it: `Valens against the pounce`; empty where the answers say it. */
  asked(this: void, bout: BoutOf<G>, words: Words): string;
  /** Answers that belong together, in a few words; `exact` where the short words of two different ones would be the same. */
  answers(this: void, bout: BoutOf<G>, actions: readonly G['action'][], words: Words, exact: boolean): string;
}

/** Figures as sounds know them, and where they stand. */
export interface Heard extends Cast {
  readonly arena: Arena;
  cellOf(figure: string): Cell | undefined;
}

export interface SoundPart<G extends Rules> {
  heardIn(this: void, session: BoutSession<G>): Heard;
}

/** The screens of a game, each loaded when it is wanted. */
export interface GameParts<G extends FoughtGame = FoughtGame> {
  setup(this: void): Promise<SetupPart>;
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
  parts(this: void): Promise<GameParts<G>>;
}
