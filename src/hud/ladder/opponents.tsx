import type { PaletteId } from '../../art/index.ts';
import { Actions } from './actions.tsx';
import { PersonLine } from './person-line.tsx';
import type { ForecastView, OpponentView } from './types.ts';

const whole = (share: number): string => `${Math.round(share * 100)} %`;

/** A share with the range that holds it 19 times in 20, drawn and said. */
export function ForecastLine({ forecast, who }: { readonly forecast: ForecastView; readonly who: string }) {
  const { share, least, most, bouts, done } = forecast;
  if (bouts === 0) return <p class="quiet">{done ? 'Nothing could be foreseen.' : 'The forecast is being counted …'}</p>;
  return (
    <div class="forecast-line">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect class="share-field" width="100" height="10" />
        <rect class="share-bar" width={share * 100} height="10" />
        <rect class="interval" x={least * 100} y="4" width={Math.max(0.6, (most - least) * 100)} height="2" />
      </svg>
      <p>
        {who} wins <b>{whole(share)}</b>, {whole(least)} to {whole(most)} <span class="quiet">of {bouts} quick bouts</span>
      </p>
    </div>
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
      {opponents.map(({ person, forecast, actions }) => (
        <li key={person.id} class="opponent" data-person={person.id}>
          <PersonLine person={person} palette={palette} size={52} />
          {person.style === '' ? null : (
            <p>
              <b>{person.style}</b>: {person.temper}
            </p>
          )}
          {forecast}
          <Actions actions={actions} label={person.name} />
        </li>
      ))}
    </ul>
  );
}
