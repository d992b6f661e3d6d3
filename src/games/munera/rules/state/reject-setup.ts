import { SetupError } from '../../../../engine/bout/index.ts';

/** Turns a set-up down by the rule that it breaks and the field that is wrong; refusals of answers are in `refusals.ts`. */
export function rejectSetup(rule: string, field: string, message: string): never {
  throw new SetupError(rule, field, message);
}
