export type { LimitName } from './limits.ts';
export { LIMITS } from './limits.ts';
