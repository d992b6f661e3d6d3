import { ScriptedRng, TapeError } from '../../engine/dice/index.ts';
import type { Action, Bout, Decision, Opening } from '../../engine/bout/index.ts';
import { FaultError } from '../fault.ts';

/** What `damnatio odds` was asked for. */
export interface Asked {
  readonly file: string;
  readonly json: boolean;
  /** Answers that are not legal too. */
  readonly all: boolean;
  /** One answer as scenarios write it; null for every answer. */
  readonly action: string | null;
}

/** Begins a bout with the dice of a scenario. Throws `FaultError` when they end before the first answer. */
function begun<T>(begin: (rng: ScriptedRng) => T, dice: readonly number[]): T {
  try {
    return begin(new ScriptedRng(dice));
  } catch (error) {
    if (error instanceof TapeError) throw new FaultError(`nobody has anything to answer yet: ${error.message}`);
    throw error;
  }
}

/** The position after the last answer for which the tape has dice. Throws `FaultError` for an answer that is refused. */
export function positionAfter<World, State, A extends Action, D extends Decision>(
  { dice, play = [] }: { readonly dice: readonly number[]; readonly play?: readonly string[] },
  begin: (rng: ScriptedRng) => Opening<World, State, A, D>,
  answer: (bout: Bout<World, State, A, D>, line: string) => A,
): Bout<World, State, A, D> {
  let { bout } = begun(begin, dice);
  for (const line of play) {
    const action = answer(bout, line);
    const refusal = bout.refusal(action);
    if (refusal) throw new FaultError(`"${line}" is refused: ${refusal.reason} [${refusal.rule}]`);
    const before = bout.clone();
    try {
      bout.play(action);
    } catch (error) {
      if (!(error instanceof TapeError)) throw error;
      bout = before;
      break;
    }
  }
  return bout;
}
