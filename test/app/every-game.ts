import { seededRng } from '../../src/engine/dice/index.ts';
import type { HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { entrant, muneraSetup } from '../../src/games/munera/rules/index.ts';
import type { RecountGame } from '../../src/games/recount/desk/index.ts';
import { entrant as recountEntrant, recountSetup } from '../../src/games/recount/rules/index.ts';
import type { BoutSession, Game, GameSession } from '../../src/session/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { kit } from './support.ts';

function playedOut<G extends Game>(session: BoutSession<G>, seed: string): GameSession {
  const rng = seededRng(`answers ${seed}`);
  while (session.decision()) {
    const actions = session.bout.actions();
    session.play(actions[rng.die(actions.length) - 1]!);
  }
  return session as unknown as GameSession;
}

/** A fight of every game, and of beast against beast, with random answers to its end. */
export const FIGHTS: Readonly<Record<string, (seed: string) => GameSession>> = {
  damnatio: (seed) => playedOut(beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion'] }), seed), seed),
  'damnatio, two beasts': (seed) =>
    playedOut(beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion', 'bear'], men: [], draw: 0 }), seed), seed),
  munera: (seed) =>
    playedOut(
      beginSession<MuneraGame>(
        kit,
        muneraSetup({
          fighters: [entrant({ card: 'murmillo', side: 'i' }), entrant({ card: 'retiarius', side: 'ii' })],
          lex: { roundLimit: 20 },
        }),
        seed,
      ),
      seed,
    ),
  recount: (seed) =>
    playedOut(
      beginSession<RecountGame>(
        kit,
        recountSetup({ fighters: [recountEntrant({ card: 'heavy', side: 'i' }), recountEntrant({ card: 'retiarius', side: 'ii' })] }),
        seed,
      ),
      seed,
    ),
};
