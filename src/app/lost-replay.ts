import { SetupError } from '../engine/bout/index.ts';
import type { LostProps } from '../hud/replay/index.ts';
import type { LinkFault } from '../session/index.ts';
import { LinkError, NoSuchGame } from '../session/index.ts';
import { isMissingFile } from './missing-file.tsx';
import { missingWords, packsNamedIn } from './packs/missing.ts';
import type { GameReplay, Seal } from '../session/index.ts';
import type { Services } from './services.ts';

const ASK_AGAIN = 'Ask for the link again and copy all of it; some programs break long addresses.';

const FAULTS: Readonly<Record<LinkFault, LostProps>> = {
  foreign: { title: 'This is no replay link', text: 'The address does not hold a bout of this game.', ways: [ASK_AGAIN] },
  cut: { title: 'This replay link is damaged', text: 'A part of it is missing, or letters were changed on the way.', ways: [ASK_AGAIN] },
  altered: {
    title: 'This replay link was altered',
    text: 'It holds something that no link of this game has, so none of it is used.',
    ways: [ASK_AGAIN],
  },
  newer: {
    title: 'This replay is newer than the game',
    text: 'It was made with a newer edition than the one that is open here.',
    ways: ['Load the page again; when a new edition is ready, the title says so.', 'Open the link again after that.'],
  },
  'too-long': {
    title: 'This replay link is too long',
    text: 'Nothing in this game needs so long a link, so it was not read.',
    ways: [ASK_AGAIN, 'Or ask for the exported record and import it under Replays.'],
  },
  unplayable: {
    title: 'This replay cannot be played here',
    text: 'It needs a game, a beast, a fighter or an answer that the cards and rules at hand do not have.',
    ways: ['It may have been made with other packs: ask which, and for their files.'],
  },
};

/** What to say of a fight whose cards are in packs that are not at hand; they are named in what its reader complains of. */
function needsPacks(packs: readonly string[]): LostProps {
  const one = packs.length === 1;
  return {
    title: one ? 'This replay needs a pack' : 'This replay needs packs',
    text: missingWords(packs),
    ways: [
      `Turn ${one ? 'it' : 'them'} on under Packs, where you have ${one ? 'it' : 'them'}.`,
      `Otherwise bring ${one ? 'it' : 'them'} there: ask whoever sent this for the file or the link of the pack.`,
      'Then open this replay again.',
    ],
    packs,
  };
}

const NOT_LOADED: LostProps = {
  title: 'A part of the game could not be loaded',
  text: 'The network may be away, or a new edition is being put up. The replay itself is whole.',
  ways: ['Load the page again.'],
};

/** What to say about a replay that cannot be shown; throws what is not about the replay. */
export function lostReplay(error: unknown): LostProps {
  if (isMissingFile(error)) return NOT_LOADED;
  const packs = error instanceof LinkError || error instanceof SetupError ? packsNamedIn(error.message) : [];
  if (packs.length > 0) return needsPacks(packs);
  if (error instanceof LinkError) return FAULTS[error.fault];
  if (error instanceof SetupError || error instanceof NoSuchGame)
    return { ...FAULTS.unplayable, text: `${FAULTS.unplayable.text} (${error.message})` };
  if (error instanceof TypeError || error instanceof SyntaxError) return { ...FAULTS.altered, title: 'This record is damaged' };
  throw error;
}

export const NOT_KEPT: LostProps = {
  title: 'This replay is not kept here',
  text: 'The address names a replay that this browser does not have. Replays live in the browser where they were played.',
  ways: ['Ask for its replay link: that one works everywhere.', 'Or import its exported record under Replays.'],
};

/** Why a replay does not come to the end that was kept. */
export function whyOtherwise({ kind }: Seal): string {
  if (kind === 'other-content')
    return 'It was played with other cards or rules; with those at hand it would end otherwise, so this is what was kept of it.';
  return 'Its record has been altered or damaged: played again it would end otherwise, so this is what was kept of it.';
}

/** Whether a replay ends as the game did. */
export function comesToItsEnd({ seal }: GameReplay): boolean {
  return seal.kind === 'verified' || seal.kind === 'end-only' || seal.kind === 'played' || (seal.kind === 'other-content' && seal.matches);
}

/** A kept game that has been read; where there is none, or it cannot be played again, the title is shown and says so. */
export function orToTitle<T>(
  { message, replace }: Pick<Services, 'message' | 'replace'>,
  reading: Promise<T | null>,
  notKept: string,
  isWanted: () => boolean,
): Promise<T | null> {
  const leave = (why: string): null => {
    if (!isWanted()) return null;
    message.value = why;
    replace({ screen: 'title' });
    return null;
  };
  return reading.then(
    (found) => found ?? leave(notKept),
    (error: unknown) => leave(`${lostReplay(error).title}. It stays under Replays.`),
  );
}
