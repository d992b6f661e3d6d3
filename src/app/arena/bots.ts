import type { FigureId } from '../../engine/bout/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { Bot, FoughtGame } from '../../hud/fight/index.ts';
import type { BoutSession } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { botFor } from '../bots.ts';
import { HUMAN, type Controllers } from '../controllers.ts';

/**
 * Who plays whom: null for the player at the screen. Bots have dice of their own, the same ones at the same place of a
 * bout, so that a bout begun again with the same answers comes out the same. Undefined where nobody can be named.
 */
export function botsOf<G extends FoughtGame>(
  session: BoutSession<G>,
  controllers: Controllers,
): ((figure: FigureId) => Bot<G> | null) | undefined {
  const { desk } = gameOf<G>(session.kit, session.setup);
  if (desk.seats(session.setup).length === 0) return undefined;
  return (figure) => {
    const name = controllers[figure] ?? HUMAN;
    if (name === HUMAN) return null;
    return (bout) => botFor(desk, name).policy(bout, seededRng(`${session.seed} ${name} ${session.steps.length}`));
  };
}

/** The best bot of the game, for whoever lets it play on: with dice of its own, as above. */
export function deputyOf<G extends FoughtGame>(session: BoutSession<G>): Bot<G> {
  const { desk } = gameOf<G>(session.kit, session.setup);
  const [name] = Object.keys(desk.bots);
  return (bout) => botFor(desk, name).policy(bout, seededRng(`${session.seed} ${name} ${session.steps.length}`));
}
