import type { Game } from './game.ts';
import type { GameAtHand } from './kit.ts';
import { playOne } from './simulation/play-one.ts';
import type { Share } from './simulation/shares.ts';
import { shareOf } from './simulation/shares.ts';
import type { Simulation } from './simulation/simulate.ts';
import { playersOf } from './simulation/simulate.ts';

/** How hard a set-up is for somebody in his first hour, gentlest first; message keys under `difficulty`. */
export const DIFFICULTIES = ['gentle', 'fair', 'hard', 'grim'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Least of 100 bouts that come out well, for each word but the last. */
const LEAST: Readonly<Record<Exclude<Difficulty, 'grim'>, number>> = { gentle: 55, fair: 35, hard: 15 };

/** The word for a set-up that comes out well in so many of 100 bouts. */
export function difficultyOf(perCent: number): Difficulty {
  return DIFFICULTIES.find((word) => word === 'grim' || perCent >= LEAST[word])!;
}

/** What was measured of a set-up, easiest first; what nobody measured comes last. */
export function byDifficulty<Item>(items: readonly Item[], measured: (item: Item) => number | null): Item[] {
  return items.toSorted((a, b) => (measured(b) ?? -1) - (measured(a) ?? -1));
}

/** What an offer is measured by: its set-up, and the bot of each side. */
export type MeasuredOffer<G extends Game = Game> = Pick<Simulation<G>, 'setup' | 'players'>;

/** How a figure is measured where nothing else is said. */
export const USUAL_MEASURE = { bouts: 1000, seed: '1' };

/** Plays an offer so many times and tells after each bout how many came out well for the newcomer. */
export function* measureOffer<G extends Game>(
  { desk, rules }: GameAtHand<G>,
  { setup, players }: MeasuredOffer<G>,
  { bouts, seed }: { readonly bouts: number; readonly seed: string },
): Generator<Share, void, void> {
  const series = { rules, world: rules.prepare(setup), setup, seed };
  const policy = playersOf(desk, { setup, players });
  let count = 0;
  for (let index = 0; index < bouts; index += 1) {
    if (desk.outlook.cameOutWell(setup, playOne<G>(series, index, policy, null).bout)) count += 1;
    yield shareOf(count, index + 1);
  }
}
