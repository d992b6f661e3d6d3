export type { ActionOfDeed, AnswerOf, Deed, DeedField, DeedTable, Price, Turns } from './deeds.ts';
export { aFigure, deedsOf, defineDeeds, oneNumber, oneWord, said } from './deeds.ts';
export type { DeedOdds, Outlook } from './odds.ts';
export { chanceOfOne, possible, Ways, waysOf } from './odds.ts';
