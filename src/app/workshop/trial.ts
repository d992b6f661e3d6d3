import { seededRng } from '../../engine/dice/index.ts';
import type { Game, GameKit, GameReplay, GameSession, GameSetup } from '../../session/index.ts';
import { beginSession, boutSeeds, gameOf, playersOf, replayRecord } from '../../session/index.ts';

/** Answers after which a test bout is broken off: no fight has so many, and a card may still be a strange one. */
const MOST = 4000;

/** A bout that bots play from its first answer to its last. */
export interface Trial {
  readonly setup: GameSetup;
  readonly bot: string;
  readonly seed: string;
}

function played(kit: GameKit, { setup, bot }: Trial, seeds: { readonly bout: string; readonly player: string }): GameSession {
  const { desk } = gameOf<Game>(kit, setup);
  const policy = playersOf<Game>(desk, { setup, players: { '*': bot } });
  const session = beginSession(kit, setup, seeds.bout);
  const player = seededRng(seeds.player);
  for (let answers = 0; answers < MOST && session.decision(); answers += 1) session.play(policy(session.bout.forBots, player));
  return session;
}

/** Plays a test bout and everything that a replay tells of it. Throws `SetupError` where it cannot be laid out. */
export function playTrial(kit: GameKit, trial: Trial): GameReplay {
  const seeds = { bout: trial.seed, player: `${trial.seed}/player` };
  return replayRecord<Game>(kit, played(kit, trial, seeds).record());
}

/** Plays one bout of a measurement again. */
export function playOneOf(kit: GameKit, trial: Trial, index: number): GameReplay {
  return replayRecord<Game>(kit, played(kit, trial, boutSeeds(trial.seed, index)).record());
}
