export type { Lex, LexOf, LexProblem, LexTable, LexValue, Toggle } from './lex.ts';
export { defineLex, numberToggle, toggle } from './lex.ts';
