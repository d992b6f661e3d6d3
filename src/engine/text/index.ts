export type { Fill } from './text.ts';
export { capital, filled, listed, readable, signed } from './text.ts';
