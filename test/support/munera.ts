import { MUNERA_POLICIES } from '../../src/games/munera/bots/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { MuneraSetup } from '../../src/games/munera/rules/index.ts';
import { muneraSetup, entrant } from '../../src/games/munera/rules/index.ts';
import type { MuneraSession, MuneraGame } from '../../src/games/munera/desk/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { kit } from './core-content.ts';

/** A duel, or everybody against everybody, of cards with their printed arms. */
export function melee(cards: readonly string[], part: Partial<MuneraSetup> = {}): MuneraSetup {
  return muneraSetup({ fighters: cards.map((card, index) => entrant({ card, side: String.fromCharCode(97 + index) })), ...part });
}

/** Plays some answers of a bout, or all of it, with fighters who attack whenever they can. */
export function playOn(session: MuneraSession, answers = Infinity): MuneraSession {
  const rng = seededRng(`${session.seed}/player`);
  for (let i = 0; i < answers && session.decision(); i += 1) session.play(MUNERA_POLICIES.greedy.policy(session.bout, rng));
  return session;
}

/** A bout of munera fought to its end. */
export function fought(seed: string, cards: readonly string[] = ['murmillo', 'thraex'], part: Partial<MuneraSetup> = {}): MuneraSession {
  return playOn(beginSession<MuneraGame>(kit, melee(cards, part), seed));
}
