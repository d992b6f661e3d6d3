export type { AnswerWords } from './answer-words.ts';
export { inARow } from './answer-words.ts';
export { Breakdown } from './breakdown.tsx';
export { Canvas } from './canvas.tsx';
export { Dialog } from './dialog.tsx';
export { Die } from './die.tsx';
export { gentleMessages, gentleResult } from './gentle.ts';
export { Latin, latinOf } from './latin.tsx';
export { useHeldFocus } from './held-focus.ts';
export { letterSize } from './letter.ts';
export { Icon, IconByName, Portrait, WeaponIcon } from './icon.tsx';
export { Key, keyCounts, LettersContext, useKeyed } from './key.tsx';
export { KindWord } from './kind-word.tsx';
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
export { inSlices, oneSlice } from './slices.ts';
export { SideMark, sideClass } from './side-mark.tsx';
export { explainHere, TermTips } from './term-tips.tsx';
export { Term, TermsScope, Told, useTerms } from './term.tsx';
export type { Terms, TermText } from './terms.ts';
export { termsOf } from './terms.ts';
export type { SpokenWords } from './spoken.tsx';
export { languageOfText, speakIn, Worded } from './spoken.tsx';
export { Stones } from './stones.tsx';
export { applyTheme, isReduced } from './theme.ts';
export { useWidth } from './width.ts';
export type { Fill, Message, Names, Words } from './words.ts';
export { capital, far, listed, readable, wordsOf } from './words.ts';
