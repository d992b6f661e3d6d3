import type { BotViewOf, Game } from './game.ts';
import type { Sliced } from './slices.ts';
import type { BoutSession } from './bout-session.ts';

/** Decides for whoever is asked. */
export type Decider<G extends Game> = (bout: BotViewOf<G>) => G['action'];

/** No fight of any game has so many answers. */
const MOST = 20_000;

/**
 * Plays a session to its end, `deciderOf` answering each decision. Yields after every answer, so that whoever runs it can
 * let others breathe; leaves off as soon as it is no more wanted. Whoever watches the session is told once, when it ends
 * or is given up.
 */
export function* finishing<G extends Game>(
  session: BoutSession<G>,
  deciderOf: (decision: G['decision']) => Decider<G>,
  isWanted: () => boolean = () => true,
): Sliced<void> {
  const hear = session.hush();
  try {
    for (let answers = 0; answers < MOST; answers += 1) {
      const decision = session.decision();
      if (!decision || !isWanted()) return;
      session.play(deciderOf(decision)(session.bout.forBots));
      yield;
    }
  } finally {
    hear();
  }
}
