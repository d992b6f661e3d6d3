export type { Fill } from './text.ts';
export { capital, filled, listed, readable, sentence, shortened, signed } from './text.ts';
