import type { VNode } from 'preact';
import type { ReadonlySignal } from '@preact/signals';
import type { Messages, PlayContent, RuleText } from '../../catalogue/index.ts';
import type { RngState } from '../../engine/dice/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Caption } from '../../hud/captions/index.ts';
import type { Names, Settings } from '../../hud/common/index.ts';
import type {
  BoardFigure,
  FightCommands,
  FightModel,
  FightOfGame,
  FightScreenProps,
  FoughtGame,
  MenuEntry,
} from '../../hud/fight/index.ts';
import type { BoutSession, Game, NamedBy } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import type { Notebook } from '../ghost/notebook.ts';
import type { Reasons } from '../ghost/tell.ts';
import type { ChanceSource } from './chance-desk.ts';
import type { ShownAt } from './director.ts';

/** The page's content as screens use it: cards at once, the rulebook when somebody reads. */
export interface PageCatalogue {
  readonly content: PlayContent;
  /** Messages of the language that is shown. */
  readonly messages: Messages;
  loadRules(): Promise<Readonly<Record<string, RuleText>>>;
}

/** What the page gives the screen of any fight, beside the fight itself. */
export interface FightPage {
  readonly catalogue: PageCatalogue;
  readonly settings: ReadonlySignal<Settings>;
  /** Changes made in the arena itself: speed, wait for me, overlay. */
  readonly onSettings?: (change: Partial<Settings>) => void;
  /** Why nothing may be played here, for example because another tab plays this one; null when it may. */
  readonly readOnly?: ReadonlySignal<string | null>;
  /** Sentences of the page that the player should see, for example about storage. */
  readonly notices?: ReadonlySignal<readonly string[]>;
  /** An event is shown, or its dice are thrown; for what goes along with it, such as sound. */
  readonly onShown?: (event: BoutEvent, at: ShownAt) => void;
  /** What is heard right now, in words; nothing is said while captions are off. */
  readonly captions?: ReadonlySignal<readonly Caption[]>;
  /** Plays positions out for the line of what can be hoped for; left out where nobody should count. */
  readonly chance?: ChanceSource;
  /** Where it is written down how those fight who go by a behaviour; left out where nothing is kept. */
  readonly notebook?: Notebook;
  /** Loads how decisions are told; left out where nobody asks why. */
  readonly reasons?: () => Promise<Reasons<Game> | null>;
  readonly onLeave: () => void;
  /** The player gives up: the fight is kept as it stands. */
  readonly onConcede?: () => void;
  /** It is the one try of a day, which giving up ends. */
  readonly isTry?: boolean;
  /** What the page adds to the menu of the top bar: what is about the page, or the game as a whole. */
  readonly menu?: ReadonlySignal<readonly MenuEntry[]>;
}

/** What the page gives the screen of a fight by the rules of a game. */
export interface FightProps<G extends FoughtGame> extends FightPage {
  readonly session: BoutSession<G>;
  /** Who decides for whom; whoever is not named is the player's. */
  readonly controllers?: Controllers;
  /** Answers for everybody that are known beforehand: the fight is only watched. */
  readonly script?: readonly G['action'][];
  /** The dice that bots had before each of those answers. */
  readonly dice?: readonly RngState[];
  /** Everything that has happened so far is shown, also after something was taken back. */
  onSettled?(session: BoutSession<G>): void;
  /** The bout is over and everything has been shown. */
  onEnded(session: BoutSession<G>): void;
}

/** Puts the screen of a fight into a parent; returns the way to take it away. */
export type MountFight<G extends FoughtGame> = (parent: HTMLElement, props: FightProps<G>) => () => void;

/** Model and commands, as the panels of a game find them. */
export interface FightTools<Model, Commands> {
  readonly model: Model;
  readonly commands: Commands;
}

/** What a game gives for its fight on the page. */
export interface FightPart<
  G extends FoughtGame,
  Figure extends BoardFigure,
  Facts extends object,
  Own extends object,
  Commands extends FightCommands,
> {
  readonly fight: FightOfGame<G, Figure, Facts, Own>;
  /** What its world calls things, and those who fight in it. */
  names(world: G['world'], state: G['state'], by: NamedBy): Names;
  /** The commands of the frame, with how it commits and what hexes, turns and number keys choose. */
  commands(model: FightModel<G, Figure, Facts> & Own): Commands;
  /** Its panels in the frame of a fight. */
  screen(props: FightScreenProps & { readonly tools: FightTools<FightModel<G, Figure, Facts> & Own, Commands> }): VNode;
}

/** For tests and tinkerers: the bout on the screen. */
export interface BoutHook<G extends Game = Game> {
  readonly session: BoutSession<G>;
  /** Resolves when nothing is being shown and an answer is awaited, or the bout is over. */
  readonly idle: () => Promise<void>;
}

declare global {
  interface Window {
    bout?: BoutHook;
  }
}
