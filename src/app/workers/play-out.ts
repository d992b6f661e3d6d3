import { seededRng } from '../../engine/dice/index.ts';
import type { BoutOf, Desk, Game } from '../../session/index.ts';
import { botFor } from '../bots.ts';
import type { Controllers } from '../controllers.ts';

/** Who plays without a person: a bot by its name, but for those who have one of their own. */
export interface Player {
  readonly bot: string;
  readonly controllers?: Controllers;
}

const MOST_DECISIONS = 5000;

/** Plays a bout to its end without anybody watching. */
export function playOut<G extends Game>(
  desk: Pick<Desk<G>, 'bots' | 'usualBot'>,
  bout: BoutOf<G>,
  { bot, controllers }: Player,
  seed: string,
): BoutOf<G> {
  const rng = seededRng(seed);
  const all = controllers ? null : botFor(desk, bot);
  for (let i = 0; i < MOST_DECISIONS; i += 1) {
    const decision = bout.decision();
    if (!decision) break;
    bout.play((all ?? botFor(desk, controllers?.[decision.figures[0]!] ?? bot)).policy(bout.forBots, rng));
  }
  return bout;
}
