export type { Distribution } from './distribution.ts';
export type { Estimate, Tally } from './estimate.ts';
export { counted, estimateIn, estimateOf, isCertain, NO_TRIALS, sigmasFor } from './estimate.ts';
export { certain, chanceOf, mapped, mean, mixed, ofDice, sharesOf } from './distribution.ts';
export { default as Fraction } from 'fraction.js';
export type { Throw } from './every-throw.ts';
export { everyThrow } from './every-throw.ts';
