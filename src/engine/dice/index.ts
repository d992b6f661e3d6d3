export { highest, shuffled } from './lots.ts';
export type { Dice } from './dice.ts';
export { formatDice, maximum, minimum, parseDice } from './dice.ts';
export type { Modifier, Roll, RollResult } from './modifier.ts';
export { ROLL_RESULTS, sum } from './modifier.ts';
export type { Rng, RngState } from './rng.ts';
export { hashText, readRngState, restoreRng, ScriptedRng, seededRng, TapeError } from './rng.ts';
export { DieWanted, OpenTape } from './open-tape.ts';
