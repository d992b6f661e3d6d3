import type { CastVote, EventOf } from '../../engine/bout/index.ts';
import { sum } from '../../engine/dice/index.ts';
import { signed, type Words } from '../common/index.ts';
import { bankOf } from './appeal-model.ts';

export type Judged = EventOf<'judged'>;

/** One vote as the crowd shows it. */
export interface VoteLine {
  readonly vote: CastVote;
  /** Whose it is, in words. */
  readonly who: string;
  /** The bank of the cavea that holds up its cloth, from 0. */
  readonly bank: number;
}

/** Voters who are not on the sand are called by what they are: the mob by their number. */
export function voteLines({ votes }: Judged, isFigure: (voter: string) => boolean, words: Words): readonly VoteLine[] {
  let others = 0;
  return votes.map((vote, place): VoteLine => {
    const known = isFigure(vote.voter);
    const number = known ? 0 : (others += 1);
    const named = words.has('voter', vote.voter) ? words.say('voter', vote.voter, { number }) : vote.voter;
    return { vote, who: known ? words.title(vote.voter) : named, bank: bankOf(place, votes.length) };
  });
}

/** What a die of a vote needs, with everything that is added to it. */
export function needWords({ modifiers, needed }: Judged, words: Words): string {
  const more = sum(modifiers);
  const reasons = modifiers.map(({ value, reason }) => `${signed(value)} ${words.reason(reason)}`).join(', ');
  return words.say('thumbs', more === 0 ? 'need' : 'need-more', { needed, reasons });
}

/** How many thumbs are up and how many down, as far as they have been counted. */
export function countWords(lines: readonly VoteLine[], words: Words): string {
  const up = lines.filter(({ vote }) => vote.up).length;
  return words.say('thumbs', 'count', { up, down: lines.length - up });
}

/** What came of it. */
export function endWords({ figure, spared }: Judged, words: Words): string {
  return words.say('thumbs', spared ? 'spared' : 'condemned', { figure: words.title(figure) });
}
