export type { EndProps, Fallen } from './end-screen.tsx';
export { EndScreen } from './end-screen.tsx';
export type { Luck, LuckSummary } from './luck.ts';
export { luckOf } from './luck.ts';
export type { Moment } from './moments.ts';
export { momentsByHarm, momentsBySwing, roundsOf } from './moments.ts';
