export type { BoutWorld, Field, FieldTable, Named, ValueOf, ValuesOf } from './fields.ts';
export {
  anybody,
  by,
  cell,
  checkOf,
  choice,
  count,
  everyFigure,
  facing,
  figure,
  fixedRecord,
  flag,
  hex,
  kinds,
  list,
  orNone,
  plain,
  record,
  roster,
  secret,
  sometimes,
  text,
  undecided,
  usualOf,
  usually,
  whole,
  word,
} from './fields.ts';
export type { Placed, Position } from './position.ts';
export { placeAll, placeInOrder, positionField, standingCell, without } from './position.ts';
export type { Entering, StateOfGame, TurnState } from './state.ts';
export { asSetup, defineState, factsOf } from './state.ts';
export type { EntrantOf, Known, SetupOf } from './setup.ts';
export { defineSetup } from './setup.ts';
