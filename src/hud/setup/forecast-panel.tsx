import { forecastIntervals, type Share } from './intervals.ts';

export interface ForecastState {
  /** Bouts by number of men saved, or by winning beast, for each player model. */
  readonly counts: Readonly<Record<string, readonly number[] | undefined>>;
  readonly bouts: number;
  readonly done: boolean;
  readonly failed: string | null;
}

const PLAYERS: Readonly<Record<string, string>> = {
  skilled: 'a careful commander',
  naive: 'a careless commander',
};

interface ForecastPanelProps {
  readonly forecast: ForecastState | null;
  readonly party: number;
  /** Names of two beasts against each other; null against men. */
  readonly duel: readonly [string, string] | null;
}

const whole = (share: number): string => `${Math.round(share * 100)} %`;

function Bars({ shares, labels, caption }: { readonly shares: readonly Share[]; readonly labels: readonly string[]; readonly caption: string }) {
  return (
    <table class="forecast">
      <caption>{caption}</caption>
      <tbody>
        {shares.map(({ share, least, most }, index) => (
          <tr key={labels[index]}>
            <th scope="row">{labels[index]}</th>
            <td class="forecast-bar" aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                <rect class="share-bar" width={share * 100} height="10" />
                <rect class="interval" x={least * 100} width={Math.max(0.4, (most - least) * 100)} y="4" height="2" />
              </svg>
            </td>
            <td class="number">{whole(share)}</td>
            <td class="quiet">
              {whole(least)} to {whole(most)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + (count ?? 0), 0);

/** What to expect: many quick bouts by named player models. */
export function ForecastPanel({ forecast, party, duel }: ForecastPanelProps) {
  const labels = duel ? [duel[0], duel[1], 'neither'] : Array.from({ length: party + 1 }, (_, saved) => (saved === party ? 'all saved' : `${saved} saved`));
  const players = forecast ? Object.entries(forecast.counts) : [];
  return (
    <section class="panel" aria-labelledby="forecast-title">
      <h2 id="forecast-title">Forecast</h2>
      {!forecast && <p class="quiet">Waits for a set-up that the rules allow.</p>}
      {forecast?.failed && <p class="problem">There is no forecast: {forecast.failed}.</p>}
      {players.map(([player, counts]) => (
        <Bars
          key={player}
          shares={forecastIntervals(counts ?? [], labels.length - 1)}
          labels={labels}
          caption={duel ? `Who wins, ${total(counts ?? [])} bouts` : `Played by ${PLAYERS[player] ?? player}, ${total(counts ?? [])} bouts`}
        />
      ))}
      {forecast && !forecast.failed && (
        <p class="quiet">
          {forecast.done ? `${forecast.bouts} quick bouts each, with dice of their own.` : `Playing ${forecast.bouts} quick bouts each …`} Behind each share, the range
          that holds it 19 times in 20. You play differently.
        </p>
      )}
    </section>
  );
}
