import type { FigureId } from '../../engine/bout/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { Bot, FoughtGame } from '../../hud/fight/index.ts';
import type { BoutSession, PolicyOf } from '../../session/index.ts';
import { HUMAN, type Controllers } from '../controllers.ts';

/** The policies of a game by name; the usual one for a name that nobody knows. */
export type PolicyByName<G extends FoughtGame> = (name: string) => PolicyOf<G>;

/**
 * Who plays whom: null for the player at the screen. Bots have dice of their own, the same ones at the same place of a
 * bout, so that a bout begun again with the same answers comes out the same.
 */
export function botsOf<G extends FoughtGame>(
  session: BoutSession<G>,
  controllers: Controllers,
  policyOf: PolicyByName<G>,
): (figure: FigureId) => Bot<G> | null {
  return (figure) => {
    const name = controllers[figure] ?? HUMAN;
    if (name === HUMAN) return null;
    return (bout) => policyOf(name)(bout, seededRng(`${session.seed} ${name} ${session.steps.length}`));
  };
}
