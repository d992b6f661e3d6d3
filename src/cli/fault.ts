/** Exit codes of every command: done, found faults, wrong use. */
export const DONE = 0;
export const FAULTS = 1;
export const WRONG_USE = 2;

/** The call's words are off: the message says which, and the command ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something the call asked for is broken or not there: the command ends with 1. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
}
