import type { Meeting } from '../../career/index.ts';
import { gameOf, playersByBots } from '../../session/index.ts';
import { ForecastLine } from '../../hud/ladder/index.ts';
import { wilson } from '../../hud/setup/index.ts';
import type { Game } from '../game.ts';
import { useForecast } from '../use-forecast.ts';

const BOUTS = 120;
const MILLISECONDS = 5000;

/** What is to be expected of a bout of two, counted in the worker: each is played by his own bot. */
export function MeetingForecast({ game, meeting, who }: { readonly game: Game; readonly meeting: Meeting; readonly who: string }) {
  const { setup } = meeting;
  const { desk } = gameOf(game.kit, setup);
  const controllers = playersByBots(game.kit, meeting);
  const forecast = useForecast(game, {
    setup,
    players: { all: { bot: desk.usualBot, controllers } },
    bouts: BOUTS,
    milliseconds: MILLISECONDS,
  });
  const counts = forecast?.counts['all'] ?? [];
  const bouts = counts.reduce((sum, count) => sum + (count ?? 0), 0);
  return <ForecastLine forecast={{ ...wilson(counts[0] ?? 0, bouts), bouts, done: forecast?.done ?? false }} who={who} />;
}
