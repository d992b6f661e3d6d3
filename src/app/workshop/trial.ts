import { seededRng } from '../../engine/dice/index.ts';
import type { Game, GameKit, GameReplay, GameSession } from '../../session/index.ts';
import { beginSession, boutSeeds, gameOf, playersOf, replayRecord } from '../../session/index.ts';
import type { TrialBout } from '../workshop-part.ts';

/** Answers after which a test bout is broken off: no fight has so many, and a card may still be a strange one. */
const MOST = 4000;

/** A bout that bots play from its first answer to its last. */
export interface TrialOrder<G extends Game = Game> {
  readonly trial: TrialBout<G>;
  /** Who plays whatever is not tried. */
  readonly bot: string;
  readonly seed: string;
}

/** Who plays which side of a trial. */
export function playersIn({ fixed }: TrialBout, bot: string): Readonly<Record<string, string>> {
  return { '*': bot, ...fixed };
}

function played(kit: GameKit, { trial, bot }: TrialOrder, seeds: { readonly bout: string; readonly player: string }): GameSession {
  const { setup } = trial;
  const { desk } = gameOf<Game>(kit, setup);
  const policy = playersOf<Game>(desk, { setup, players: playersIn(trial, bot) });
  const session = beginSession(kit, setup, seeds.bout);
  const player = seededRng(seeds.player);
  for (let answers = 0; answers < MOST && session.decision(); answers += 1) session.play(policy(session.bout.forBots, player));
  return session;
}

/** Plays a test bout and everything that a replay tells of it. Throws `SetupError` where it cannot be laid out. */
export function playTrial(kit: GameKit, order: TrialOrder): GameReplay {
  const seeds = { bout: order.seed, player: `${order.seed}/player` };
  return replayRecord<Game>(kit, played(kit, order, seeds).record());
}

/** Plays one bout of a measurement again. */
export function playOneOf(kit: GameKit, order: TrialOrder, index: number): GameReplay {
  return replayRecord<Game>(kit, played(kit, order, boutSeeds(order.seed, index)).record());
}
