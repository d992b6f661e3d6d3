import type { BoutSession, LogStep } from '../bout-session.ts';
import { openSession } from '../bout-session.ts';
import type { Game } from '../game.ts';
import type { GameKit } from '../kit.ts';
import { gameOf } from '../kit.ts';
import { scenarioSetup } from './run-scenario.ts';
import type { ScenarioFile } from './scenario-file.ts';
import { tapeThenSeeded } from './tape-then-seeded.ts';

/**
 * A scenario for somebody to play: its dice fall as its tape has them, seeded ones after that. Its record cannot be
 * played again from the seed, as the tape is not part of a record.
 */
export function beginScenario<G extends Game = Game>(kit: GameKit, file: ScenarioFile, seed: string): BoutSession<G> {
  return openSession<G>(kit, { setup: scenarioSetup<G>(kit, file), seed, from: null }, tapeThenSeeded(file.dice, seed));
}

/** Answers the decision of a session with a line as scenarios write it. */
export function playLine<G extends Game>(session: BoutSession<G>, line: string): LogStep<G> {
  return session.play(gameOf<G>(session.kit, session.setup).desk.script.answer(session.bout, line));
}
