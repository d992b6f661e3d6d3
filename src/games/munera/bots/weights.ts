/** What the skilled bot cares about. The unit is one point of the Stamina of a fresh man. */
export interface Weights {
  /** What a man on the sand is worth beside his Stamina, and what statuses take from it (M-144, M-158, M-159). */
  readonly alive: number;
  readonly injured: number;
  readonly tired: number;
  readonly exhausted: number;
  /** A point of fatigue that changes no status. */
  readonly fatigue: number;
  /** What any man on the sand is worth at the least: to beat him decides. */
  readonly least: number;
  /** A point of AP on the next turn's die, and the turns for which a lasting change of gear is counted. */
  readonly point: number;
  readonly turns: number;
  /** To lie on the sand until one's turn, beside the AP; to be in a net. */
  readonly down: number;
  readonly caught: number;
  /** What a net is worth for the blows after it (M-138). */
  readonly opening: number;
  readonly weapon: number;
  /** A point of a shield's Save; a helmet. */
  readonly cover: number;
  readonly helmet: number;
  /** A blow that is only in prospect: one's own next turn, the others' next turn, the second attack of this turn. */
  readonly prospect: number;
  readonly danger: number;
  readonly second: number;
  /** Each hex from the nearest opponent beyond one's reach, and how fast impatience makes it grow by the round. */
  readonly approach: number;
  readonly impatience: number;
  /** To threaten somebody at the end of the turn (M-139); to stand where one cannot be pushed back (M-125). */
  readonly threaten: number;
  readonly cornered: number;
  /** An AP of a walk that brings neither a blow nor a hex nearer. */
  readonly effort: number;
  /** A punch at long odds by a man who has something better on him. */
  readonly vain: number;
  /** To end the turn behind an opponent's back, or by half at his side. */
  readonly flank: number;
  /** To end the turn where one's weapon reaches and his does not. */
  readonly range: number;
  /** To grapple at all; a move that the crowd loves. */
  readonly clinch: number;
  readonly show: number;
  /** How far what follows a blow is planned for both its outcomes, 0 not at all: a miss pushes the other back (M-122). */
  readonly outcomes: number;
  /** How far plans count that a miss knocks down whoever has wall or man behind him, 0 not at all (M-125). */
  readonly pinned: number;
  /** How much worse than the best of all an answer may be that serves an aim. */
  readonly patience: number;
  /** To spend nothing of a good turn while nobody is near. */
  readonly idle: number;
}

export const WEIGHTS: Weights = {
  alive: 5,
  injured: 1.2,
  tired: 1,
  exhausted: 1.2,
  fatigue: 0.35,
  least: 3,
  point: 0.65,
  turns: 3,
  down: 0.8,
  caught: 3.8,
  opening: 1,
  weapon: 2,
  cover: 1.2,
  helmet: 0.8,
  prospect: 0.35,
  danger: 0.6,
  second: 0.6,
  approach: 0.12,
  impatience: 0.05,
  threaten: 0.25,
  cornered: 0.5,
  effort: 0.1,
  vain: 0.8,
  flank: 0,
  range: 0,
  clinch: 0,
  show: 0,
  outcomes: 0,
  pinned: 0,
  patience: 0,
  idle: 0,
};

/** What is advised: as the skilled bot, but with nearly all in view that the others may do to him in their next turns. */
export const ADVICE_WEIGHTS: Weights = { ...WEIGHTS, danger: 0.9 };

/**
 * What those care about who fight by behaviours: what the skilled bot cares about, and what it does not see, as some
 * three hundred thousand duels of every class against greedy and skilled bots weighed it.
 */
export const MIND_WEIGHTS: Weights = {
  ...WEIGHTS,
  alive: 6.5,
  injured: 1.5,
  tired: 0.65,
  exhausted: 0.28,
  fatigue: 0.15,
  least: 2,
  point: 0.95,
  caught: 2.1,
  opening: 0.85,
  weapon: 1.4,
  cover: 1,
  helmet: 1.5,
  prospect: 0.22,
  danger: 0.59,
  second: 0.92,
  approach: 0.075,
  threaten: 0.14,
  cornered: 0.45,
  effort: 0.11,
  vain: 2.4,
  flank: 0.3,
  range: 0.23,
  clinch: 0.18,
  outcomes: 1,
  pinned: 0.4,
  patience: 0.6,
  idle: 2,
  impatience: 0.5,
};
