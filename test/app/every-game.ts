import type { Rng } from '../../src/engine/dice/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { policies } from '../../src/games/damnatio/bots/index.ts';
import type { HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { MUNERA_POLICIES } from '../../src/games/munera/bots/index.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { entrant, muneraSetup } from '../../src/games/munera/rules/index.ts';
import { RECOUNT_POLICIES } from '../../src/games/recount/bots/index.ts';
import type { RecountGame } from '../../src/games/recount/desk/index.ts';
import { entrant as recountEntrant, recountSetup } from '../../src/games/recount/rules/index.ts';
import type { BoutSession, Game, GameSession } from '../../src/session/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { kit } from './support.ts';

type Answers<G extends Game> = (bout: BoutSession<G>['bout'], rng: Rng) => G['action'];

function playedOut<G extends Game>(session: BoutSession<G>, seed: string, answers: Answers<G>): GameSession {
  const rng = seededRng(`answers ${seed}`);
  while (session.decision()) session.play(answers(session.bout, rng));
  return session as unknown as GameSession;
}

/** A fight of every game, and of beast against beast, played by bots to its end. */
export const FIGHTS: Readonly<Record<string, (seed: string) => GameSession>> = {
  damnatio: (seed) => playedOut(beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion'] }), seed), seed, policies.random),
  'damnatio, two beasts': (seed) =>
    playedOut(beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion', 'bear'], men: [], draw: 0 }), seed), seed, policies.random),
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
      MUNERA_POLICIES.greedy.policy,
    ),
  recount: (seed) =>
    playedOut(
      beginSession<RecountGame>(
        kit,
        recountSetup({ fighters: [recountEntrant({ card: 'heavy', side: 'i' }), recountEntrant({ card: 'retiarius', side: 'ii' })] }),
        seed,
      ),
      seed,
      RECOUNT_POLICIES.greedy.policy,
    ),
};
