import type { Meeting } from '../../career/index.ts';
import { gameOf, playersByBots } from '../../session/index.ts';
import { estimateOf } from '../../engine/odds/index.ts';
import { ForecastLine, HopeLine } from '../../hud/ladder/index.ts';
import { MOSTLY, wilson } from '../../hud/setup/index.ts';
import type { Game } from '../game.ts';
import { useForecast } from '../use-forecast.ts';

const BOUTS = 120;
const MILLISECONDS = 5000;

interface MeetingForecastProps {
  readonly game: Game;
  readonly meeting: Meeting;
  /** Name of the first, whom it is about. */
  readonly who: string;
  /** Whether he would be carried out instead of dying (C-004). */
  readonly gentle: boolean;
}

/** What is to be expected of a bout of two, counted in the worker: each is played by his own bot. */
export function MeetingForecast({ game, meeting, who, gentle }: MeetingForecastProps) {
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
  const died = forecast?.dead?.['all']?.[0];
  const risk = died === undefined ? null : { ...wilson(died, bouts), what: gentle ? 'is carried out' : 'dies' };
  return (
    <div ref={forecast?.place ?? null}>
      <ForecastLine forecast={{ ...wilson(counts[0] ?? 0, bouts), risk, bouts, done: forecast?.done ?? false }} who={who} />
    </div>
  );
}

/** A morning takes longer than a bout. */
const MORNINGS = 60;

/** How many of the condemned are led out where the usual bot commands. */
export function MorningForecast({ game, meeting }: Pick<MeetingForecastProps, 'game' | 'meeting'>) {
  const { setup, people } = meeting;
  const { desk } = gameOf(game.kit, setup);
  const forecast = useForecast(game, {
    setup,
    players: { all: { bot: desk.usualBot } },
    bouts: MORNINGS,
    milliseconds: MILLISECONDS,
    condemned: people.map(({ card }) => card),
  });
  const saved = (forecast?.counts['all'] ?? []).flatMap((count, living) => Array.from({ length: count ?? 0 }, () => living));
  const { mean, error } = estimateOf(saved, people.length);
  const reach = MOSTLY * error;
  const [least, most] = [Math.max(0, mean - reach), Math.min(people.length, mean + reach)];
  return (
    <div ref={forecast?.place ?? null}>
      <HopeLine hope={{ mean, least, most, of: people.length, bouts: saved.length, done: forecast?.done ?? false }} />
    </div>
  );
}
