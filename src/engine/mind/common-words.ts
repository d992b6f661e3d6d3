import type { ArgumentShape, Word } from './vocabulary.ts';

/** Arguments and words that trees of several games use in the same sense. A game lists those it knows among its own. */

export const PERCENT = { name: 'percent', one: { least: 0, most: 100 }, unit: ['%', '%'] } as const satisfies ArgumentShape;
export const WHO = { name: 'who', one: ['me', 'foe'], words: { me: 'he', foe: 'the other' } } as const satisfies ArgumentShape;

/** A number of hexes. */
export const hexes = (least: number, most: number): ArgumentShape => ({ name: 'hexes', one: { least, most }, unit: ['hex', 'hexes'] });

const MOST_HEXES = 30;
const MOST_POINTS = 12;
const MOST_ROUNDS = 60;

export const WITHIN = {
  args: [hexes(1, MOST_HEXES)],
  about: 'The nearest opponent is at most so many hexes away.',
  reads: { so: 'the other is within {hexes}', not: 'the other is more than {hexes} away', figure: '{n} away' },
} as const satisfies Word;

export const POINTS_LEFT = {
  args: [{ name: 'points', one: { least: 0, most: MOST_POINTS }, unit: ['AP', 'AP'] }],
  about: 'At least so many action points are left.',
  reads: { so: 'he has {points} or more left', not: 'he has fewer than {points} left', figure: '{n} left' },
} as const satisfies Word;

export const ROUND = {
  args: [{ name: 'round', one: { least: 1, most: MOST_ROUNDS } }],
  about: 'The fight is in this round or a later one.',
  reads: { so: 'it is round {round} or later', not: 'round {round} has not begun', figure: 'round {n}' },
} as const satisfies Word;

export const MAY_HIT = {
  args: [PERCENT],
  about: 'His best blow now hits at least so often.',
  reads: { so: 'a blow hits by {percent} or more', not: 'no blow hits by as much as {percent}', figure: 'the best by {n}' },
} as const satisfies Word;

export const MAY_END = {
  args: [PERCENT],
  about: 'His best blow now beats or fells an opponent for good at least so often.',
  reads: { so: 'a blow may end it, by {percent} or more', not: 'no blow would end it by as much as {percent}', figure: 'the best by {n}' },
} as const satisfies Word;

/** Whoever has lost half of what a game counts: Stamina, Strength. */
export const halfLost = (what: string): Word => ({
  args: [WHO],
  about: `Half of the ${what} or more is lost.`,
  reads: { so: `{who} has lost half his ${what} or more`, not: `{who} has more than half his ${what}`, figure: '{n} % of it left' },
});

export const STRUCK = {
  args: [],
  about: 'He has struck in this turn.',
  reads: { so: 'he has struck in this turn', not: 'he has not struck in this turn' },
} as const satisfies Word;

export const HAS_NET = {
  args: [],
  about: 'He has a net, lasso or cape at hand.',
  reads: { so: 'he has a net at hand', not: 'he has no net at hand' },
} as const satisfies Word;

export const OUTNUMBERED = {
  args: [],
  about: 'More opponents than friends stand on the sand.',
  reads: { so: 'his side is outnumbered', not: 'his side is not outnumbered' },
} as const satisfies Word;

export const CAUGHT = {
  args: [WHO],
  about: 'A net, lasso or cape holds him.',
  reads: { so: '{who} is caught in a net', not: '{who} is in no net' },
} as const satisfies Word;

/** Who is down, among those whom a game may ask about. */
export const down = (who: ArgumentShape): Word => ({
  args: [who],
  about: 'He lies on the sand.',
  reads: { so: '{who} lies on the sand', not: '{who} is on his feet' },
});

/** Whatever he thinks best: a choice that always finds an answer. */
export const BEST = {
  args: [],
  about: 'Whatever he thinks best.',
  sure: true,
  reads: { so: 'he does whatever he thinks best', not: 'nothing is left to do' },
} as const satisfies Word;
