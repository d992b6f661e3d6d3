import type { GameKit, GameReplay, GameSession, HuntReplay, MuneraReplay } from '../session/index.ts';
import { aboutBout, aboutBoutReplay } from '../games/munera/page/about.ts';
import { aboutHunt, aboutReplay } from '../games/damnatio/page/about.ts';
import type { GameAbout } from './storage/about.ts';

/** A game in short, whatever its rules. */
export function aboutGame(session: GameSession): GameAbout {
  return session.ruleset === 'munera' ? aboutBout(session) : aboutHunt(session);
}

export function isBoutReplay(replay: GameReplay): replay is MuneraReplay {
  return replay.record.ruleset === 'munera';
}

/** The same of a record that was played again. */
export function aboutGameReplay(kit: GameKit, replay: GameReplay): GameAbout {
  return isBoutReplay(replay) ? aboutBoutReplay(kit, replay) : aboutReplay(kit, replay as HuntReplay);
}
