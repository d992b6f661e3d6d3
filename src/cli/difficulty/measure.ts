import type { Game, GameAtHand, Share } from '../../session/index.ts';
import { playersOf, playOne, shareOf } from '../../session/index.ts';
import type { Offer, Offers } from './offers.ts';

/** Plays an offer so many times, beginning with one of its bouts, and counts what came out well for the newcomer. */
export function measureOffer<G extends Game>(
  { desk, rules }: GameAtHand<G>,
  { met }: Pick<Offers<G>, 'met'>,
  { setup, players }: Pick<Offer<G>, 'setup' | 'players'>,
  { bouts, seed, from = 0 }: { readonly bouts: number; readonly seed: string; readonly from?: number },
): Share {
  const series = { rules, world: rules.prepare(setup), setup, seed };
  const policy = playersOf(desk, { setup, players });
  let count = 0;
  for (let index = from; index < from + bouts; index += 1) if (met(playOne<G>(series, index, policy, null).bout)) count += 1;
  return shareOf(count, bouts);
}
