export type { Check } from './fields.ts';
export {
  byPlace,
  dictionary,
  either,
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
export { didYouMean, nearest } from './suggest.ts';
