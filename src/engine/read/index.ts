export type { Check, Fields } from './fields.ts';
export {
  byPlace,
  dictionary,
  either,
  exactly,
  fail,
  id,
  listOf,
  object,
  oneOf,
  orNull,
  ReadError,
  ruledBy,
  shape,
  shortText,
  texts,
  whole,
  wholeFrom,
  yesOrNo,
} from './fields.ts';
export { didYouMean, editDistance, nearest } from './suggest.ts';
export { textsIn } from './texts-in.ts';
