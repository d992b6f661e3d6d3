import type { BotViewOf, Game } from './game.ts';
import type { Sliced } from './slices.ts';
import type { BoutSession } from './bout-session.ts';

/** Decides for whoever is asked; `deputed` where that is the player. */
export interface Decider<G extends Game> {
  decide(this: void, bout: BotViewOf<G>): G['action'];
  readonly deputed: boolean;
}

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
      const { decide, deputed } = deciderOf(decision);
      session.play(decide(session.bout.forBots), deputed);
      yield;
    }
  } finally {
    hear();
  }
}
