import type { Game } from './game.ts';
import type { GameAtHand } from './kit.ts';
import { playOne } from './simulation/play-one.ts';
import type { Share } from './simulation/shares.ts';
import { shareOf } from './simulation/shares.ts';
import type { Simulation } from './simulation/simulate.ts';
import { playersOf } from './simulation/simulate.ts';

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
