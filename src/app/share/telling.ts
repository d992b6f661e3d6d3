import type { Messages } from '../../catalogue/index.ts';
import type { FateOf } from '../../hud/end/index.ts';
import { storyOf } from '../../hud/end/index.ts';
import type { BoutOf, Game as Rules, GameSetup, LogStep, Spans } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { aboutGame } from '../about.ts';
import type { Controllers } from '../controllers.ts';
import type { Faces, Feat, TellPart } from '../game-page.ts';
import { givenUpWords, botHandover, handoverWords } from '../bot-handover.ts';
import { pageKit } from '../kit.ts';
import { ownShare, ownSides } from '../own-share.ts';
import { pageOf } from '../page-of.ts';
import type { GameAbout } from '../storage/game-about.ts';

/** A fight as far as it came, and who played whom. */
export interface Fought {
  readonly setup: GameSetup;
  readonly seed: string;
  readonly bout: BoutOf<Rules>;
  readonly steps: readonly LogStep[];
  readonly controllers: Controllers;
  /** What a bot answered in the player's place. */
  readonly deputed?: Spans | undefined;
  /** The player ended it where it stands. */
  readonly givenUp?: boolean | undefined;
}

/** What can be told of a fight. */
export interface Telling {
  readonly about: GameAbout;
  /** Null when nobody played it. */
  readonly feat: Feat | null;
  /** How far it was not his: `finished by the bot from round 5`; null where it was. */
  readonly notOwn: string | null;
  /** Share of what the player could hope for, 0 to 1. */
  readonly share: number;
  readonly faces: Faces;
  readonly figures: readonly FateOf[];
  /** The fight in a sentence; null where nothing in it is worth one, or it is not over. */
  readonly story: string | null;
}

/** For a game that is told by its account alone. */
const PLAIN: TellPart<Rules> = {
  featOf({ bout, own }) {
    if (own.length === 0) return null;
    const winner = bout.outcome()?.winner;
    const did = winner === undefined ? 'broke it off' : winner !== null && own.includes(winner) ? 'won' : 'did not win';
    return { did, line: did, marks: '' };
  },
  facesOf: () => ({ own: [], foes: [] }),
  figuresOf: () => [],
};

/** How the game of a set-up tells its fights. */
export async function tellPartOf(setup: GameSetup): Promise<TellPart<Rules>> {
  const parts = await pageOf(setup).parts();
  return ((await parts.tell?.()) as TellPart<Rules> | undefined) ?? PLAIN;
}

/** How far a fight was not its player's own; null where it was. */
function notOwnIn({ bout, steps, deputed = [], givenUp }: Fought): string | null {
  const handed = botHandover(steps, deputed, bout.outcome() !== null);
  const parts = [...(handed ? [handoverWords(handed)] : []), ...(givenUp ? [givenUpWords(bout.state.round)] : [])];
  return parts.length === 0 ? null : parts.join(', ');
}

/** What came of it, and how far that was not the player's own. */
function featIn(feat: Feat | null, { bout, givenUp }: Fought, notOwn: string | null): Feat | null {
  if (!feat || notOwn === null) return feat;
  if (givenUp) return { ...feat, did: `gave it up in round ${bout.state.round}`, line: notOwn };
  return { ...feat, did: `${feat.did} (${notOwn})`, line: `${feat.line}, ${notOwn}` };
}

/** Everything that can be told of a fight, by the part of its game, in the messages that are shown. */
export function tell(part: TellPart<Rules>, fought: Fought, messages: Messages = pageKit.catalogue.messages): Telling {
  const { setup, seed, bout, steps, controllers } = fought;
  const notOwn = notOwnIn(fought);
  const { desk, content } = gameOf(pageKit.kit, setup);
  const own = ownSides(desk, setup, controllers);
  return {
    about: aboutGame({ kit: pageKit.kit, setup, seed, bout }),
    feat: featIn(part.featOf({ content, setup, bout, steps, own }), fought, notOwn),
    notOwn,
    share: ownShare(desk, { setup, bout, controllers }),
    faces: part.facesOf({ content, setup, own }),
    figures: part.figuresOf({ bout, seed, messages }),
    story: bout.outcome() && part.wordsOf ? storyOf(steps, part.wordsOf({ bout, seed, messages })) : null,
  };
}
