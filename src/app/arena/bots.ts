import type { FigureId } from '../../engine/bout/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { Bot } from '../../games/munera/screens/fight/index.ts';
import type { MuneraSession } from '../../session/index.ts';
import { policyFor } from '../bots.ts';
import { HUMAN, type Controllers } from '../controllers.ts';

/**
 * Who plays whom: null for the player at the screen. Bots have dice of their own, the same ones at the same place of a
 * bout, so that a bout begun again with the same answers comes out the same.
 */
export function botsOf(session: MuneraSession, controllers: Controllers): (figure: FigureId) => Bot | null {
  return (figure) => {
    const name = controllers[figure] ?? HUMAN;
    if (name === HUMAN) return null;
    return (bout) => policyFor(name)(bout.forBots, seededRng(`${session.seed} ${name} ${session.steps.length}`));
  };
}
