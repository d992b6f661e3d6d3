/** What is weighed in a hunt. Of blows and cards in Hit Points of the beast; of ground in the points of D-281. */
export interface Weights {
  /** A Hit Point taken off the beast. */
  readonly harm: number;
  /** What a card does beside its damage, in the values of D-282. */
  readonly effects: number;
  /** The blow that kills. */
  readonly kill: number;
  /** A point of Stamina spent on a blow. */
  readonly effort: number;
  /** A Hit Point of a man that a card saves. */
  readonly guard: number;
  /** A point of Stamina spent on a Defend card; by the last man, whom nobody relieves. */
  readonly breath: number;
  readonly lastBreath: number;
  /** A man's life, beside his Hit Points. */
  readonly life: number;
  /** A Hit Point that the beast loses by a braced spear or a jab. */
  readonly counter: number;
  /** Off for lying on the sand. */
  readonly lying: number;
  /** A Defend card that softens what it does not stop. */
  readonly soak: number;
  /** Its flank and its back, where it has no guard. */
  readonly flank: number;
  readonly rear: number;
  /** Off for two hexes away, where a long weapon reaches but friends stand nearer. */
  readonly reach: number;
  /** To be beside it at all. */
  readonly near: number;
  /** To be beside it for the last man: from there it neither runs up nor springs. */
  readonly last: number;
  /** Off for a hex that it would run over past a friend if it went for him now. */
  readonly lane: number;
  /** Off for each point of movement. */
  readonly step: number;
  /** Off for its last enemy when he stands beside it. */
  readonly prey: number;
  /** Off for standing beside it nearly dead. */
  readonly weak: number;
  /** For each friend who stands beside it too. */
  readonly pack: number;
  /** Off for coming to it where there is nothing to strike yet. */
  readonly waiting: number;
}

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
