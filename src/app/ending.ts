import type { EndWays } from '../hud/end/index.ts';
import type { PaletteId } from '../art/index.ts';
import type { Game as Rules } from '../session/index.ts';
import type { Controllers } from './controllers.ts';
import type { EndProps } from './game-page.ts';
import { linkTo } from './replay-link.ts';
import { formatRoute } from './routes.ts';
import { rollSeed } from './seeds.ts';

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
