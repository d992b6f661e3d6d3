export type { Lex, LexOf, LexProblem, LexTable, LexValue, LexValues, Toggle } from './lex.ts';
export { defineLex, numberToggle, toggle } from './lex.ts';
