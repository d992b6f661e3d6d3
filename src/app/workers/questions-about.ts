import type { Question } from './messages.ts';

/** The game that a question is about. */
export function rulesetOf(question: Question): string {
  return 'record' in question ? question.record.ruleset : question.setup.ruleset;
}
