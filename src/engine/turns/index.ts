export type { ActionOfDeed, AnswerOf, Deed, DeedField, DeedTable, Price, Turns } from './deeds.ts';
export { aFigure, deedsOf, defineDeeds, oneNumber, oneWord, said } from './deeds.ts';
export type { Phase, PhasedState, PhaseKind, PhaseRow, Phases } from './phases.ts';
export { definePhases, phasesField } from './phases.ts';
export { rulesOfPhases } from './phased-rules.ts';
export type { DeedOdds, Outlook } from './odds.ts';
export { chanceOfOne, possible, Ways, waysOf } from './odds.ts';
