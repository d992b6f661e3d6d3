/** What the skilled bot cares about. The unit is one point of the Stamina of a fresh man. */
export const WEIGHTS = {
  /** What a man on the sand is worth beside his Stamina, and what statuses take from it (M-144, M-158, M-159). */
  alive: 5,
  injured: 1.2,
  tired: 1,
  exhausted: 1.2,
  /** A point of fatigue that changes no status. */
  fatigue: 0.35,
  /** What any man on the sand is worth at the least: to beat him decides. */
  least: 3,
  /** A point of AP on the next turn's die, and the turns for which a lasting change of gear is counted. */
  point: 0.65,
  turns: 3,
  /** To lie on the sand until one's turn, beside the AP; to be in a net. */
  down: 0.8,
  caught: 3.8,
  /** What a net is worth for the blows after it (M-138). */
  opening: 1,
  weapon: 2,
  /** A point of a shield's Save; a helmet. */
  cover: 1.2,
  helmet: 0.8,
  /** A blow that is only in prospect: one's own next turn, the others' next turn, the second attack of this turn. */
  prospect: 0.35,
  danger: 0.6,
  second: 0.6,
  /** Each hex from the nearest opponent beyond one's reach, and how fast impatience makes it grow by the round. */
  approach: 0.12,
  impatience: 0.05,
  /** To threaten somebody at the end of the turn (M-139); to stand where one cannot be pushed back (M-125). */
  threaten: 0.25,
  cornered: 0.5,
  /** An AP of a walk that brings neither a blow nor a hex nearer. */
  effort: 0.1,
  /** A punch at long odds by a man who has something better on him. */
  vain: 0.8,
  /** To end the turn behind an opponent's back, or by half at his side. */
  flank: 0,
  /** To end the turn where one's weapon reaches and his does not. */
  range: 0,
  /** To grapple at all; a move that the crowd loves. */
  clinch: 0,
  show: 0,
  /** How far what follows a blow is planned for both its outcomes, 0 not at all: a miss pushes the other back (M-122). */
  outcomes: 0,
  /** How far plans count that a miss knocks down whoever has wall or man behind him, 0 not at all (M-125). */
  pinned: 0,
  /** How much worse than the best of all an answer may be that serves an aim. */
  patience: 0,
  /** To spend nothing of a good turn while nobody is near. */
  idle: 0,
};
export type Weights = Readonly<typeof WEIGHTS>;

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
