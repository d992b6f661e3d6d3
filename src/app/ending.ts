import type { EndWays, FateOf } from '../hud/end/index.ts';
import type { PaletteId } from '../art/index.ts';
import type { Game as Rules, Sided } from '../session/index.ts';
import type { Controllers } from './controllers.ts';
import type { EndProps, Ended } from './game-page.ts';
import { linkTo } from './replay-link.ts';
import { formatRoute } from './routes.ts';
import { rollSeed } from './seeds.ts';
import type { FigureId, Outcome } from '../engine/bout/index.ts';
import type { Words } from '../hud/common/index.ts';
import { boutLuck, deedsOf, endReason } from '../hud/end/index.ts';
import { sidesOf } from '../session/index.ts';
import { HUMAN } from './controllers.ts';
import { leftOff } from './about-words.ts';

interface Ending extends EndWays {
  readonly seed: string;
  readonly choices: EndProps<Rules>['choices'];
  readonly palette: PaletteId;
  readonly momentHref: (step: number) => string;
}

/** What the page gives the screen of an end in every game; `controllers` decide when it is fought again. */
export function endingOf<G extends Rules>(
  { services, game, ended, choices, story, tell, within, onward }: EndProps<G>,
  controllers?: Controllers,
): Ending {
  const { id, record } = ended;
  const again = (seed: string): void => {
    game.begin(record.setup, seed, controllers);
    services.go({ screen: 'arena' });
  };
  const replayHref = within?.replayHref ?? ((at: number | null): string => formatRoute({ screen: 'replay', id, at }));
  return {
    within: within ?? null,
    onward: onward ?? null,
    seed: record.seed,
    choices,
    story: story ?? null,
    tell,
    palette: services.settings.value.palette,
    momentHref: (step) => replayHref(Math.max(0, step - 1)),
    replayHref: replayHref(null),
    digestHref: within ? within.digestHref : formatRoute({ screen: 'digest', id }),
    link: () => linkTo(game.kit, record, null),
    onSameDice: () => again(record.seed),
    onNewDice: () => again(rollSeed()),
  };
}

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
