export type { Appeal } from './appeal.ts';
export { appealChance, appealThrows, throwAppeal } from './appeal.ts';
export { withoutSuperseded } from './clashes.ts';
export type { DiceEvent, Die, PlainEvent } from './dice-events.ts';
export { diceOf, showsDice } from './dice-events.ts';
export { canonicalJson, fingerprint } from './hash.ts';
export { cardOf, figureIds } from './ids.ts';
export { packed } from './packed.ts';
export type { BotView, Bout, BoutSave, LogOptions, Opening } from './bout.ts';
export { beginBout, resumeBout } from './bout.ts';
export { EVENT_KEYS } from './event-keys.ts';
export type { EventPattern } from './event-pattern.ts';
export { meetsPattern, parsePattern } from './event-pattern.ts';
export type {
  Bar,
  BoutEvent,
  Candidate,
  CastVote,
  Compared,
  EventOf,
  EventTable,
  EventType,
  FigureId,
  Gait,
  ItemChange,
  OneShot,
  Outcome,
  StartingFigure,
  TraceStep,
} from './events.ts';
export { BARS, eventReader, GAITS, ITEM_CHANGES, ONE_SHOTS, PROTOCOL } from './events.ts';
export type { KeyOf, KeyTable, Narrowed, Narrowing, RefereeOf, RefusalOf, Telling, TermOf } from './message-keys.ts';
export type { Harm, Walk } from './passages.ts';
export { isHarm, isWalk, passagesOf } from './passages.ts';
export { DICELESS, refereeOf } from './referee.ts';
export type { AnswerShapes, Answers } from './answers.ts';
export { defineAnswers } from './answers.ts';
export type { Action, Decision, Play, Referee, Refusal, Ruleset, View } from './ruleset.ts';
export { IllegalAction, RefusedCommand, SetupError } from './ruleset.ts';
