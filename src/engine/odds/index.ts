export type { Distribution } from './distribution.ts';
export { certain, chanceOf, mapped, mean, mixed, ofDice } from './distribution.ts';
export { default as Fraction } from 'fraction.js';
