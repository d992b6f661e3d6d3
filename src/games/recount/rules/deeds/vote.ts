import { askedVoters, judge } from '../fight/verdict.ts';
import type { ActionOf } from '../actions.ts';
import { verdictOf } from '../state/world.ts';
import type { DeedOf } from './deed.ts';
import { refuse } from './deed.ts';

const VOTES: readonly ActionOf<'vote'>[] = [true, false].map((up) => Object.freeze({ type: 'vote', up }));
const NO_VOTE = refuse('R-093', 'up-or-down');

/** Thumb up or down for a beaten man: first the victor, then whoever else is asked; then the dice of the others. */
export const vote: DeedOf<'vote'> = {
  type: 'vote',
  answers: 'vote',
  price: null,
  dice: true,
  candidates: () => VOTES,
  refusal: (_, { up }) => (typeof up === 'boolean' ? null : NO_VOTE),
  perform(play, { up }) {
    const verdict = verdictOf(play);
    const given = [...verdict.given, up];
    play.state.verdict = { ...verdict, given };
    if (given.length > askedVoters(play).length) judge(play);
  },
  write: ({ up }) => `votes ${up ? 'up' : 'down'}`,
  read: (line) => {
    const way = /^votes (up|down)$/.exec(line)?.[1];
    return way === undefined ? null : { type: 'vote', up: way === 'up' };
  },
};
