export type { ActionNode, Argument, Behaviour, BehaviourNode, ConditionNode } from './behaviour.ts';
export { childrenOf } from './behaviour.ts';
export type { Grade, GradeId, Weighed } from './grade.ts';
export { bestAs, GRADES, USUAL_GRADE } from './grade.ts';
export type { Bounds, Outlook } from './look-ahead.ts';
export { lookAhead } from './look-ahead.ts';
export type { Decided, Mind, Passed } from './mind.ts';
export { mindOf } from './mind.ts';
export type { ArgumentShape, Tastes, Vocabulary, Word, Words } from './vocabulary.ts';
