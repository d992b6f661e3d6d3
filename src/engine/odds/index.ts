export type { Distribution } from './distribution.ts';
export type { Estimate } from './estimate.ts';
export { estimateOf, isCertain } from './estimate.ts';
export { certain, chanceOf, mapped, mean, mixed, ofDice } from './distribution.ts';
export { default as Fraction } from 'fraction.js';
export type { Throw } from './every-throw.ts';
export { everyThrow } from './every-throw.ts';
