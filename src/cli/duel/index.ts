export { ANY_SIDES, anyLex, duelCover, oneIn } from './cover.ts';
export { duelBout } from './bout.ts';
export { duelOdds } from './odds.ts';
export { duelText } from './report-text.ts';
export { duelKeys } from './scenario-keys.ts';
export type { DuelSeries } from './classes-asked.ts';
export { duelMatrix } from './matrix.ts';
export { duelTournament } from './tournament.ts';
