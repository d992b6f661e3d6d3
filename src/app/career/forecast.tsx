import type { ComponentChildren } from 'preact';
import type { Meeting } from '../../career/index.ts';
import { FIRM, wholePercent } from '../../hud/common/index.ts';
import { gameOf, playersByBots } from '../../session/index.ts';
import { estimateOf } from '../../engine/odds/index.ts';
import { MOSTLY, wilson } from '../../hud/setup/index.ts';
import { useForecast } from '../use-forecast.ts';
import type { DayAt } from './people.ts';

/** A share of many quick bouts, and the range that holds it 19 times in 20. */
interface ShareRange {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** Of many quick bouts between the two, how many went to the man who asks. */
interface ForecastView extends ShareRange {
  /** In how many he died, and how that is said: `dies`; null where nobody can say. */
  readonly risk: (ShareRange & { readonly what: string }) | null;
  readonly bouts: number;
  readonly done: boolean;
}

/** Of many quick tries at a morning, how many of the condemned were led out on average. */
interface HopeView {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly of: number;
  readonly bouts: number;
  readonly done: boolean;
}

function between({ least, most }: Pick<ForecastView, 'least' | 'most'>): string {
  return `${wholePercent(least)} to ${wholePercent(most)}`;
}

type BarProps = Pick<ForecastView, 'share' | 'least' | 'most' | 'bouts' | 'done'> & { readonly children: ComponentChildren };

function Bar({ share, least, most, bouts, done, children }: BarProps) {
  if (bouts === 0) return <p class="quiet">{done ? 'Nothing could be foreseen.' : 'The forecast is being counted …'}</p>;
  const firm = bouts >= FIRM;
  return (
    <div class="forecast-line">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect class="share-field" width="100" height="10" />
        {firm ? <rect class="share-bar" width={share * 100} height="10" /> : null}
        <rect class="interval" x={least * 100} y="4" width={Math.max(0.6, (most - least) * 100)} height="2" />
      </svg>
      <p class={firm ? '' : 'quiet'}>{children}</p>
    </div>
  );
}

/** A share with the range that holds it 19 times in 20; the range alone while it is of few bouts. */
function ShareWords({ share, bouts, ...range }: Pick<ForecastView, 'share' | 'least' | 'most' | 'bouts'>) {
  if (bouts < FIRM) return <>{between(range)}</>;
  return (
    <>
      <b>{wholePercent(share)}</b>, {between(range)}
    </>
  );
}

/** A share with its range, drawn and said. */
export function ForecastLine({ forecast, who }: { readonly forecast: ForecastView; readonly who: string }) {
  const { bouts, risk } = forecast;
  return (
    <Bar {...forecast}>
      {who} wins <ShareWords {...forecast} />
      {risk ? (
        <>
          ; {risk.what} <ShareWords {...risk} bouts={bouts} />
        </>
      ) : null}{' '}
      <span class="quiet">
        of {bouts} quick {bouts === 1 ? 'bout' : 'bouts'}
      </span>
    </Bar>
  );
}

/** How many are led out on average, drawn and said. */
export function HopeLine({ hope }: { readonly hope: HopeView }) {
  const { mean, least, most, of, bouts, done } = hope;
  const range = `${least.toFixed(1)} to ${most.toFixed(1)}`;
  return (
    <Bar share={mean / of} least={least / of} most={most / of} bouts={bouts} done={done}>
      {bouts < FIRM ? (
        `${range} of ${of} are led out`
      ) : (
        <>
          <b>
            {mean.toFixed(1)} of {of}
          </b>{' '}
          are led out, {range}
        </>
      )}{' '}
      <span class="quiet">
        on average of {bouts} quick {bouts === 1 ? 'try' : 'tries'}
      </span>
    </Bar>
  );
}

const BOUTS = 120;
const MILLISECONDS = 5000;

interface MeetingForecastProps {
  readonly at: Pick<DayAt, 'game' | 'state'>;
  readonly meeting: Meeting;
  /** Name of the first, whom it is about. */
  readonly who: string;
}

/** What is to be expected of a bout of two, counted in the worker: each is played by his own bot. */
export function MeetingForecast({ at: { game, state }, meeting, who }: MeetingForecastProps) {
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
  // under a gentle law he is carried out instead of dying (C-004)
  const risk = died === undefined ? null : { ...wilson(died, bouts), what: state.options.gentle ? 'is carried out' : 'dies' };
  return (
    <div ref={forecast?.place ?? null}>
      <ForecastLine forecast={{ ...wilson(counts[0] ?? 0, bouts), risk, bouts, done: forecast?.done ?? false }} who={who} />
    </div>
  );
}

/** A morning takes longer than a bout. */
const MORNINGS = 60;

/** How many of the condemned are led out where the usual bot commands. */
export function MorningForecast({ at: { game }, meeting }: Pick<MeetingForecastProps, 'at' | 'meeting'>) {
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
