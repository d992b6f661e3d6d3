import type { EnvelopeFault } from './envelope.ts';
import { Envelope, FaultyLink } from './envelope.ts';

/** Longest link text that is made or looked at. */
export const LONGEST_LINK = 8000;
/** Most answers that a link may hold: a page plays them again before it shows anything. */
export const MOST_LINKED = 5000;

/** Why a link cannot be used. */
export type LinkFault = EnvelopeFault | 'unplayable';

export class LinkError extends FaultyLink<LinkFault> {
  override readonly name = 'LinkError';
}

/** Links that hold a bout. */
export const BOUT_LINKS = new Envelope({
  mark: [0x44, 0x61],
  longest: LONGEST_LINK,
  called: 'a replay link of Damnatio',
  fault: LinkError,
});
