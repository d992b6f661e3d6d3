import type { DAMNATIO_WORDS } from '../../cards/index.ts';

/** What is weighed in a hunt, as behaviours name it. Of blows and cards in Hit Points of the beast; of ground in the points of D-281. */
export type Weights = Readonly<Record<keyof typeof DAMNATIO_WORDS.weights, number>>;

/**
 * The player of section 28.1, who sees a blow that kills and keeps out of lanes. What differs from him was found by playing
 * the parties of section 28.2 with one weight changed at a time, the same dice for both.
 */
export const WEIGHTS: Weights = {
  harm: 1,
  effects: 1,
  kill: 3,
  effort: 0.15,
  guard: 0.7,
  breath: 0.12,
  lastBreath: 0.24,
  life: 0,
  counter: 0.8,
  lying: 0.8,
  soak: 0.6,
  flank: 5,
  rear: 6,
  reach: 5,
  near: 10,
  last: 6,
  lane: 12,
  step: 0.01,
  prey: 0,
  weak: 0,
  pack: 0,
  waiting: 0,
};
