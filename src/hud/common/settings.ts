import type { PaletteId } from '../../art/index.ts';

/** Factor of the pace at which what happens is shown; `instant` shows only what came of it. */
export type Speed = 0.5 | 1 | 2 | 4 | 8 | 'instant';

export const SPEEDS: readonly Speed[] = [0.5, 1, 2, 4, 8, 'instant'];

export type ReachSetting = 'on' | 'off' | number;

/** What a player may set; plain JSON, so that the page can store it. */
export interface Settings {
  readonly speed: Speed;
  /** Nothing moves on after a roll until the player says so. */
  readonly waitForMe: boolean;
  /** Ask once when a commit leaves a man idle who could still act. */
  readonly confirmCommit: boolean;
  /** Offer to throw an own die again although it fell well; otherwise such dice are kept without a word. */
  readonly askOnGoodDice: boolean;
  /** Answers lie by their worth, with one chosen; otherwise as the rules list them, with none. */
  readonly advice: boolean;
  /** Stop at every question, also where only one answer makes sense. */
  readonly everyPrompt: boolean;
  /** How much of the odds a card shows: the percentage, the sum, or every term. */
  readonly oddsDetail: 'glance' | 'line' | 'law';
  /** Rule numbers beside what they decide, each of which opens its rule. */
  readonly law: boolean;
  readonly palette: PaletteId;
  readonly motion: 'system' | 'full' | 'calm' | 'none';
  /** Per cent of the browser's size. */
  readonly textSize: number;
  readonly font: 'serif' | 'sans';
  /** Code of the language that words and cards are read in, where packs have it; `browser` for the first of the browser's that they have. */
  readonly language: string;
  /** Single letters as keys inside the arena (WCAG 2.1.4). */
  readonly letterKeys: boolean;
  /** Where the beast will run, leap and overrun, drawn from the start. */
  readonly threatOverlay: boolean;
  /** What each hatch on the sand means, beside the arena. */
  readonly legend: boolean;
  /** By game: whether bouts begin with *Reach* on, as the player has chosen; before he has, how many have begun with it by themselves. */
  readonly reach: Readonly<Record<string, ReachSetting>>;
  /** One sentence on what is asked for, under the phase. */
  readonly hints: boolean;
  /** What can be hoped for, counted at each decision: where there is room for it, always, or never. */
  readonly chanceLine: 'wide' | 'always' | 'never';
  readonly sound: boolean;
  /** Per cent, of everything that is heard. */
  readonly volume: number;
  /** Per cent of `volume`, each for one kind of sound. */
  readonly crowdVolume: number;
  readonly beastsVolume: number;
  readonly blowsVolume: number;
  readonly diceVolume: number;
  readonly interfaceVolume: number;
  /** Both ears hear the same. */
  readonly mono: boolean;
  /** The crowd comes up slowly when a fight begins. */
  readonly quietStart: boolean;
  /** A line over the arena says what is heard, whether or not it can be heard. */
  readonly captions: boolean;
  readonly violence: Violence;
  /** What a refused life comes to is told and not shown. */
  readonly skipExecutions: boolean;
}

/** `ink`: figures fall, nothing bleeds. `red`: wounds are red. `none`: whoever falls is carried out, and nothing says that he died. */
export type Violence = 'ink' | 'red' | 'none';

export const DEFAULT_SETTINGS: Settings = {
  speed: 1,
  waitForMe: false,
  confirmCommit: true,
  askOnGoodDice: false,
  advice: true,
  everyPrompt: false,
  oddsDetail: 'line',
  law: false,
  palette: 'ostia', // a literal, so that the title does not wait for the drawing of the arena
  motion: 'system',
  textSize: 100,
  font: 'sans',
  language: 'browser',
  letterKeys: true,
  threatOverlay: true,
  legend: true,
  reach: {},
  hints: true,
  chanceLine: 'wide',
  sound: true,
  volume: 50,
  crowdVolume: 100,
  beastsVolume: 100,
  blowsVolume: 100,
  diceVolume: 100,
  interfaceVolume: 100,
  mono: false,
  quietStart: true,
  captions: false,
  violence: 'ink',
  skipExecutions: false,
};

/** Whether figures should travel; `system` follows the reader's system. */
export function reducedMotion(settings: Settings, systemReduces: boolean): boolean {
  return settings.motion === 'calm' || settings.motion === 'none' || (settings.motion === 'system' && systemReduces);
}
