import type { ReadonlySignal } from '@preact/signals';
import type { Messages, PlayContent, RuleText } from '../../catalogue/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Settings } from '../../hud/common/index.ts';
import type { HuntSession, MuneraSession } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import type { ShownAt } from './director.ts';

/** The page's content as screens use it: cards at once, the rulebook when somebody reads. */
export interface PageCatalogue {
  readonly content: PlayContent;
  /** Messages of the language that is shown. */
  readonly messages: Messages;
  loadRules(): Promise<Readonly<Record<string, RuleText>>>;
}

/** What the page gives the screen of any fight. */
export interface FightProps {
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
  readonly onLeave: () => void;
}

export interface ArenaProps extends FightProps {
  readonly session: HuntSession;
  /** The hunt is over and everything has been shown. */
  readonly onEnded: (session: HuntSession) => void;
}

export interface BoutProps extends FightProps {
  readonly session: MuneraSession;
  /** Who decides for whom. */
  readonly controllers: Controllers;
  /** The bout is over and everything has been shown. */
  readonly onEnded: (session: MuneraSession) => void;
}

/** Puts the arena screen into a parent; returns the way to take it away. */
export type MountArena = (parent: HTMLElement, props: ArenaProps) => () => void;

/** For tests and tinkerers: what the arena on the screen plays. */
export interface TestHook {
  readonly session: HuntSession;
  /** Resolves when nothing is being shown and an answer is awaited, or the hunt is over. */
  readonly idle: () => Promise<void>;
}

/** The same of a bout of gladiators. */
export interface BoutHook {
  readonly session: MuneraSession;
  readonly idle: () => Promise<void>;
}

declare global {
  interface Window {
    damnatio?: TestHook;
    munera?: BoutHook;
  }
}
