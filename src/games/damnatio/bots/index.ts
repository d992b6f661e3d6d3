import { naive, random } from './naive.ts';
import { newcomer } from './newcomer.ts';
import { policyOf, type Policy } from './policy.ts';
import { skilled } from './skilled.ts';

export { HUNT_GRADES } from './minds/grades.ts';
export { damnatioVocabulary } from './minds/index.ts';
export { advisedMove, movesByWorth, strikesAfter, type MoveWorth } from './advice.ts';
export { bestDestination, SKILLED_TASTE } from './destination.ts';
export type { Policy } from './policy.ts';
export { strikeScore } from './skilled.ts';

export type PolicyName = 'skilled' | 'newcomer' | 'naive' | 'random';

/** The players of section 28.1 of the ledger by name, and somebody in his first hour. */
export const policies: Readonly<Record<PolicyName, Policy>> = {
  skilled: policyOf(skilled),
  newcomer: policyOf(newcomer),
  naive: policyOf(naive),
  random,
};
