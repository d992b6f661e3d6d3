export { Breakdown, Die } from './breakdown.tsx';
export { Canvas, letterSize, useWidth } from './canvas.tsx';
export { Dialog } from './dialog.tsx';
export { Icon, IconByName, Portrait, WeaponIcon } from './icon.tsx';
export { Key, keyCounts, LettersContext, useKeyed, useHeldFocus } from './keyboard.tsx';
export { Medallion } from './medallion.tsx';
export type { EntryKind, Said } from './narrate/index.ts';
export { entryKind, narrate, narratePassage, sayPassages } from './narrate/index.ts';
export type { Exact } from './numbers.ts';
export {
  decimal,
  fraction,
  inTwenty,
  leastFace,
  percent,
  plain,
  range,
  sharesInWords,
  signed,
  span,
  sumLine,
  termsLine,
  apart,
  FIRM,
  wholePercent,
  wholeShares,
} from './numbers.ts';
export type { Rating, Ratings } from './ratings.tsx';
export { RatingsDialog } from './ratings.tsx';
export type { RuleBook, RuleTexts } from './rules.tsx';
export { RuleBody, ruleBook, RuleBookContext, RuleDialog, RuleRef, RuleRefs, useLaw } from './rules.tsx';
export type { ReachSetting, Settings, Speed, Violence } from './settings.ts';
export { DEFAULT_SETTINGS, reducedMotion, SPEEDS } from './settings.ts';
export { applyTheme, isReduced } from './theme.ts';
export { inSlices, oneSlice } from './slices.ts';
export { explainHere, TermTips } from './term-tips.tsx';
export { Term, TermsScope, Told, useTerms, termsOf } from './term.tsx';
export type { Terms, TermText } from './term.tsx';
export type { SpokenWords } from './spoken.tsx';
export { languageOfText, speakIn, Worded, Latin, latinOf } from './spoken.tsx';
export { Stones, SideMark, sideClass, KindWord } from './marks.tsx';
export type { Fill, Message, Names, Words, AnswerWords } from './words.ts';
export { capital, far, listed, readable, wordsOf, answersInTurns, gentleMessages, gentleResult } from './words.ts';
