export type { WatchedBout } from './bouts.ts';
export type { CareerBeginning } from './begin.ts';
export { careerId } from './begin.ts';
export type { Career } from './career.ts';
export { careerOf } from './career.ts';
export type { CareerCommand, CareerEvent, CareerStep, PaidFor } from './commands.ts';
export { CareerError, MORNING, NOON } from './commands.ts';
export { botOf, gradeOf } from './house.ts';
export type { Ladder, LadderDay, LadderPrices, LadderRank } from './ladder.ts';
export { daysOf, placeOf, rankOf } from './ladder.ts';
export type { Meeting } from './matches.ts';
export { isFought, openMatches, openMatchOf, resultId } from './matches.ts';
export type { CareerOdds, CareerOffer } from './offers.ts';
export { medicusOdds } from './offers.ts';
export { isRival, opponents, valueOf } from './people.ts';
export { hasEarned, nextRank } from './ranks.ts';
export type { Recovery } from './recovery.ts';
export { planOf, recoveryOdds, recoveryOf, recoveryTerms } from './recovery.ts';
export type { CareerOn, SavedCareer, CareerPacks, OtherPack } from './save.ts';
export type { Stakes } from './stakes.ts';
export { noonStakes, stakesOf } from './stakes.ts';
export {
  exportCareer,
  importCareer,
  LONGEST_EXPORT,
  readPlayed,
  readSavedCareer,
  SAVE_FORMAT,
  withPacks,
  otherPacks,
  packsOfCareer,
} from './save.ts';
export type * from './state.ts';
export { CAREER_FORMAT, dayNumber, isYours, personOf, yours } from './state.ts';
export { entryProblem, hirePrice, isAwaited, leastPrice, saleOf, salePrice } from './trade.ts';
export type { Drill } from './training.ts';
export { drillOdds, drillOf, drillTerms } from './training.ts';
export type { CareerHouse } from './house.ts';
export { chanceAtSight, STRATEGIES } from './strategies/strategies.ts';
export type { Look, Strategy } from './strategies/taste.ts';
export type { StrategyId } from './strategies/strategies.ts';
