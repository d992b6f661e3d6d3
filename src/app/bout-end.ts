import type { FigureId, Outcome } from '../engine/bout/index.ts';
import type { Words } from '../hud/common/index.ts';
import type { FateOf } from '../hud/end/index.ts';
import { boutLuck, deedsOf, endReason } from '../hud/end/index.ts';
import type { Game as Rules, Sided } from '../session/index.ts';
import { sidesOf } from '../session/index.ts';
import { leftOff } from './about-words.ts';
import { HUMAN } from './controllers.ts';
import type { Ended } from './game-page.ts';

/** A bout between sides as far as its end is told alike in every game. */
interface SidedBout {
  readonly state: { readonly fighters: readonly { readonly id: FigureId; readonly side: string }[] };
  outcome(): Outcome | null;
}

/** What the end of a bout between sides tells in every game; luck by the place of the side. */
export function boutEnd<G extends Rules & { readonly setup: Sided }>(
  { record, replay, controllers, givenUp }: Ended<G>,
  bout: SidedBout,
  words: Words,
) {
  const { fighters } = bout.state;
  const sides = sidesOf(record.setup);
  const sideOf = (figure: string): number => sides.indexOf(fighters.find(({ id }) => id === figure)?.side ?? '');
  const ids = fighters.map(({ id }) => id);
  const deeds = deedsOf(replay.steps, ids);
  const outcome = bout.outcome();
  return {
    sides,
    luck: boutLuck(replay.steps, sides.length, sideOf),
    told: {
      words,
      over: outcome !== null,
      why: outcome ? endReason(replay.steps, words) : null,
      result: outcome ? words.outcome(outcome) : leftOff({ givenUp }).result,
      deeds: ids.map((id) => ({ name: words.whole(id), deeds: deeds.get(id)! })),
    },
    /** The fates, with which of them the player commanded. */
    owned: (fates: readonly FateOf[]) => fates.map((fate) => ({ ...fate, own: controllers[fate.id] === HUMAN })),
  };
}
