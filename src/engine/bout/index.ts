export type { Appeal } from './appeal.ts';
export { appealChance, appealThrows, throwAppeal } from './appeal.ts';
export { fingerprint } from './hash.ts';
export { figureIds } from './ids.ts';
export type { Bout, BoutSave, LogOptions, Opening } from './bout.ts';
export { beginBout, resumeBout } from './bout.ts';
export type { BoutEvent, Candidate, Compared, FigureId, Gait, ItemChange, Outcome, StartingFigure, TraceStep } from './events.ts';
export type { Action, Decision, Play, Referee, Refusal, Ruleset, View } from './ruleset.ts';
export { IllegalAction, SetupError } from './ruleset.ts';
