import type { BoutSession, LogStep, SessionOf } from '../bout-session.ts';
import { openSession } from '../bout-session.ts';
import type { Game, GameKit } from '../game.ts';
import { scenarioSetup } from './run-scenario.ts';
import type { ScenarioFile } from './scenario-file.ts';
import { scriptOf } from './scripts.ts';
import { tapeThenSeeded } from './tape-then-seeded.ts';

/**
 * A scenario for somebody to play: its dice fall as its tape has them, seeded ones after that. Its record cannot be
 * played again from the seed, as the tape is not part of a record.
 */
export function beginScenario<F extends ScenarioFile>(kit: GameKit, file: F, seed: string): SessionOf<F['ruleset']> {
  return openSession(kit, { setup: scenarioSetup(kit, file), seed, from: null }, tapeThenSeeded(file.dice, seed)) as unknown as SessionOf<
    F['ruleset']
  >;
}

/** Answers the decision of a session with a line as scenarios write it. */
export function playLine(session: BoutSession<Game>, line: string): LogStep {
  return session.play(scriptOf<Game>(session).answer(session.bout, line));
}
