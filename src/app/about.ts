import type { GameKit, GameRecord, GameReplay, GameSession } from '../session/index.ts';
import { beginSession, gameOf } from '../session/index.ts';
import type { GameAbout } from './storage/game-about.ts';

type Played = Pick<GameSession, 'kit' | 'setup' | 'seed' | 'bout'>;

/** A game in short, whatever its rules. */
export function aboutGame({ kit, setup, seed, bout }: Played): GameAbout {
  const { desk, content } = gameOf(kit, setup);
  const outcome = bout.outcome()?.by ?? null;
  return { ruleset: setup.ruleset, ...desk.account({ content, setup, bout }), round: bout.state.round, outcome, seed };
}

/** The same of a record that was played again. */
export function aboutGameReplay(kit: GameKit, { record, positions }: GameReplay): GameAbout {
  return aboutGame({ kit, setup: record.setup, seed: record.seed, bout: positions.at(-1)! });
}

/** Who fights in a record, in words, before anything of it is played. */
export function accountOf(kit: GameKit, { setup, seed }: Pick<GameRecord, 'setup' | 'seed'>): string {
  return aboutGame(beginSession(kit, setup, seed)).who;
}
