export type * from './cards.ts';
export type { Lex } from './lex.ts';
export { DEFAULT_LEX, LEX_CHOICES } from './lex.ts';
