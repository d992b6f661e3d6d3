import type { EnvelopeFault } from './envelope.ts';
import { Envelope, FaultyLink } from './envelope.ts';
import { SetupError } from '../engine/bout/index.ts';
import { ReadError } from '../engine/read/index.ts';
import { BytesError } from './bytes.ts';
import { NoSuchGame } from './kit.ts';

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

/** What went wrong while the body of a link was read, as a fault of the link; anything else as it is. */
export function asLinkError(error: unknown): unknown {
  if (error instanceof SetupError || error instanceof NoSuchGame)
    return new LinkError('unplayable', `it needs something that is not here: ${error.message}`);
  if (error instanceof ReadError || error instanceof BytesError || error instanceof SyntaxError) {
    return new LinkError('altered', `the link holds something that no link of ours has: ${error.message}`);
  }
  return error;
}
