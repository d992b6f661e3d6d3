import type { Messages } from '../../catalogue/index.ts';
import type { FateOf } from '../../hud/end/index.ts';
import type { BoutOf, Game as Rules, GameSetup, LogStep } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { aboutGame } from '../about.ts';
import type { Controllers } from '../controllers.ts';
import type { Faces, Feat, TellPart } from '../game-page.ts';
import { pageKit } from '../kit.ts';
import { ownShare, ownSides } from '../own-share.ts';
import { pageOf } from '../page-of.ts';
import type { GameAbout } from '../storage/about.ts';

/** A fight as far as it came, and who played whom. */
export interface Fought {
  readonly setup: GameSetup;
  readonly seed: string;
  readonly bout: BoutOf<Rules>;
  readonly steps: readonly LogStep[];
  readonly controllers: Controllers;
}

/** What can be told of a fight. */
export interface Telling {
  readonly about: GameAbout;
  /** Null when nobody played it. */
  readonly feat: Feat | null;
  /** Share of what the player could hope for, 0 to 1. */
  readonly share: number;
  readonly faces: Faces;
  readonly figures: readonly FateOf[];
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

/** Everything that can be told of a fight, by the part of its game, in the messages that are shown. */
export function tell(
  part: TellPart<Rules>,
  { setup, seed, bout, steps, controllers }: Fought,
  messages: Messages = pageKit.catalogue.messages,
): Telling {
  const { desk, content } = gameOf(pageKit.kit, setup);
  const own = ownSides(desk, setup, controllers);
  return {
    about: aboutGame({ kit: pageKit.kit, setup, seed, bout }),
    feat: part.featOf({ content, setup, bout, steps, own }),
    share: ownShare(desk, { setup, bout, controllers }),
    faces: part.facesOf({ content, setup, own }),
    figures: part.figuresOf({ bout, seed, messages }),
  };
}
