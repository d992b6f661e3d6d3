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
  shape,
  shortText,
  texts,
  whole,
  wholeFrom,
  yesOrNo,
} from './fields.ts';
export { didYouMean, editDistance, nearest } from './suggest.ts';
export { textsIn } from './texts-in.ts';
