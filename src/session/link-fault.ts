import { SetupError } from '../engine/bout/index.ts';
import { ReadError } from '../engine/read/index.ts';
import { BytesError } from './bytes.ts';
import { NoSuchGame } from './kit.ts';
import { LinkError } from './link-envelope.ts';

/** What went wrong while the body of a link was read, as a fault of the link; anything else as it is. */
export function asLinkError(error: unknown): unknown {
  if (error instanceof SetupError || error instanceof NoSuchGame)
    return new LinkError('unplayable', `it needs something that is not here: ${error.message}`);
  if (error instanceof ReadError || error instanceof BytesError || error instanceof SyntaxError) {
    return new LinkError('altered', `the link holds something that no link of ours has: ${error.message}`);
  }
  return error;
}
