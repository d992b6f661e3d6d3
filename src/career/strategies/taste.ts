import type { CareerCommand } from '../commands.ts';
import type { CareerHouse } from '../house.ts';
import type { CareerState } from '../state.ts';

/** What somebody wants of an opponent: to be likely to beat him, to earn by him, or to rise by him. */
export type Aim = 'safety' | 'gain' | 'glory';

/** How somebody runs a school, as numbers. */
export interface Taste {
  /** Whether his men fight in the afternoon, and only with so few wounds. */
  readonly mostWounds: number;
  /** The least chance of winning, of 1, with which he enters somebody; a man of his who is never to be in danger needs 1. */
  readonly leastChance: number;
  readonly aim: Aim;
  /** Days that a man who may be matched waits for such an opponent; then he takes the best chance there is. */
  readonly patience: number;
  /** Grades above that of his rank to which he drills a man before he enters him. */
  readonly drill: number;
  /** Whether men who do not fight are drilled when they are whole. */
  readonly drillsIdle: boolean;
  readonly medicus: boolean;
  /** Whether he leads the condemned in the morning, and buys those who have lived through enough. */
  readonly mornings: boolean;
  /** Whether a whole man who fights nobody carries out the sentence at noon. */
  readonly noon: boolean;
  /** Men whom he wants, and sesterces that he does not touch for more of them. */
  readonly men: number;
  readonly reserve: number;
  readonly hires: boolean;
  /** Of the men for sale, the dearest that he can pay, or the cheapest. */
  readonly buys: 'dearest' | 'cheapest';
}

const STEADY: Taste = {
  mostWounds: 0,
  leastChance: 0.45,
  aim: 'gain',
  patience: 2,
  drill: 0,
  drillsIdle: true,
  medicus: true,
  mornings: true,
  noon: false,
  men: 3,
  reserve: 400,
  hires: false,
  buys: 'cheapest',
};

/** Ways of running a school that are no lot, by name; the first is that of somebody sensible. */
export const TASTES = {
  steady: STEADY,
  /** Enters whole men, and never against a better one. */
  cautious: { ...STEADY, leastChance: 0.5, aim: 'safety', patience: Infinity, reserve: 800, men: 2 },
  /** The highest opponent that there is, wounds or no wounds. */
  bold: { ...STEADY, mostWounds: 2, leastChance: 0.2, aim: 'glory', drillsIdle: false, reserve: 200 },
  /** Sesterces go into drill and the medicus, into one man or two. */
  trainer: { ...STEADY, leastChance: 0.5, drill: 1, men: 2, reserve: 200 },
  /** One man, and nothing but his bouts. */
  duellist: { ...STEADY, mostWounds: 1, leastChance: 0, drillsIdle: false, medicus: false, mornings: false, men: 1, reserve: 0 },
  /** Lives by mornings and noons, and by those who come out of them. */
  hunter: { ...STEADY, leastChance: 0.5, aim: 'safety', drillsIdle: false, noon: true, men: 5, reserve: 600 },
  /** A full school on the first day on which it can be had. */
  spendthrift: { ...STEADY, mostWounds: 1, leastChance: 0.35, noon: true, men: 5, reserve: 0, hires: true, buys: 'dearest' },
} as const satisfies Readonly<Record<string, Taste>>;

export type TasteId = keyof typeof TASTES;

/** What somebody who runs a school sees before a command: what a player sees. */
export interface Look {
  readonly house: CareerHouse;
  readonly state: CareerState;
  /** What may be done, with what it costs. */
  readonly choices: readonly { readonly command: CareerCommand; readonly cost: number }[];
  /** A lot of his own: one of so many, from 0. */
  lot(count: number): number;
}

/** Somebody who runs a school. He never fights a bout himself: he has it settled. */
export type Strategy = (look: Look) => CareerCommand;
