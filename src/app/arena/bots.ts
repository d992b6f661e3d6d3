import type { Bot, FoughtGame } from '../../hud/fight/index.ts';
import type { BoutSession } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { deciderOf } from '../bots.ts';

/** The best bot of the game, for whoever lets it play on. */
export function deputyOf<G extends FoughtGame>(session: BoutSession<G>): Bot<G> {
  const { desk } = gameOf<G>(session.kit, session.setup);
  return deciderOf(session, Object.keys(desk.bots)[0]);
}
