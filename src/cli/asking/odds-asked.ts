import { ScriptedRng, TapeError } from '../../engine/dice/index.ts';
import type { Action, Bout, Decision, Opening } from '../../engine/bout/index.ts';
import { ScenarioError } from '../../session/index.ts';

/** What `damnatio odds` was asked for. */
export interface OddsAsked {
  readonly file: string;
  readonly json: boolean;
  /** Answers that are not legal too. */
  readonly all: boolean;
  /** One answer as scenarios write it; null for every answer. */
  readonly action: string | null;
}

/** Whether a tape ended; a die that fell as it cannot fall is a fault of the scenario, and thrown. */
function tapeEnded(error: unknown, dice: readonly number[], rng: ScriptedRng): error is TapeError {
  if (!(error instanceof TapeError)) return false;
  if (rng.left.length > 0) throw new ScenarioError(`dice[${dice.length - rng.left.length}]`, error.message);
  return true;
}

/** Reads and checks an answer. Throws `ScenarioError` with its place among the answers. */
function answerAt<A extends Action, B extends { refusal(action: A): { readonly reason: string; readonly rule: string } | null }>(
  bout: B,
  read: (bout: B, line: string) => A,
  line: string,
  index: number,
): A {
  let action: A;
  try {
    action = read(bout, line);
  } catch (error) {
    if (error instanceof ScenarioError) throw new ScenarioError(`play[${index}]`, error.message);
    throw error;
  }
  const refusal = bout.refusal(action);
  if (refusal) throw new ScenarioError(`play[${index}]`, `"${line}" is refused: ${refusal.reason} [${refusal.rule}]`);
  return action;
}

/** The position after the last answer for which the tape has dice. Throws `ScenarioError` for dice and answers that cannot be. */
export function positionAfter<World, State, A extends Action, D extends Decision>(
  { dice, play = [] }: { readonly dice: readonly number[]; readonly play?: readonly string[] },
  begin: (rng: ScriptedRng) => Opening<World, State, A, D>,
  read: (bout: Bout<World, State, A, D>, line: string) => A,
): Bout<World, State, A, D> {
  const rng = new ScriptedRng(dice);
  let bout: Bout<World, State, A, D>;
  try {
    ({ bout } = begin(rng));
  } catch (error) {
    if (tapeEnded(error, dice, rng)) throw new ScenarioError('dice', `nobody has anything to answer yet: ${error.message}`);
    throw error;
  }
  for (const [index, line] of play.entries()) {
    const action = answerAt(bout, read, line, index);
    const before = bout.clone();
    try {
      bout.play(action);
    } catch (error) {
      if (tapeEnded(error, dice, rng)) return before;
      throw error;
    }
  }
  return bout;
}
