export type { Fill } from './text.ts';
export { capital, filled, listed, signed } from './text.ts';
