import type { ComponentChildren } from 'preact';
import type { PaletteId } from '../../art/index.ts';
import { FIRM, RuleRefs, Told, wholePercent } from '../common/index.ts';
import { Actions } from './actions.tsx';
import { PersonLine } from './person-line.tsx';
import type { ForecastView, HopeView, OpponentView, Stakes } from './types.ts';

function between({ least, most }: Pick<ForecastView, 'least' | 'most'>): string {
  return `${wholePercent(least)} to ${wholePercent(most)}`;
}

/** What is paid and won, in a sentence. */
export function StakesLine({ stakes }: { readonly stakes: Stakes | null }) {
  if (!stakes) return null;
  return (
    <p class="stakes">
      <Told text={stakes.text} /> <RuleRefs ids={stakes.rules} />
    </p>
  );
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

interface OpponentsProps {
  readonly opponents: readonly OpponentView[];
  readonly palette: PaletteId;
}

/** Who may be met next: how he fights, what he has done, and what is to be expected. */
export function Opponents({ opponents, palette }: OpponentsProps) {
  return (
    <ul class="opponents">
      {opponents.map(({ person, stakes, forecast, actions }) => (
        <li key={person.id} class="opponent" data-person={person.id}>
          <PersonLine person={person} palette={palette} size={52} />
          {person.style === '' ? null : (
            <p>
              <b>{person.style}</b>: {person.temper}
            </p>
          )}
          <StakesLine stakes={stakes} />
          {forecast}
          <Actions actions={actions} label={person.name} />
        </li>
      ))}
    </ul>
  );
}
