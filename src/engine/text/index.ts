export type { Fill } from './text.ts';
export { capital, filled, listed, readable, shortened, signed } from './text.ts';
