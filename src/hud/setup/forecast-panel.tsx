import { FIRM, sharesInWords, wholePercent } from '../common/index.ts';
import './forecast-panel.css';

/** A share with the interval that holds it in 19 of 20 forecasts. */
interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** Standard errors on each side that hold it 19 times in 20. */
export const MOSTLY = 1.96;

/** Wilson's interval: good near none and all too. */
export function wilson(count: number, total: number): Share {
  if (total === 0) return { share: 0, least: 0, most: 1 };
  const share = count / total;
  const z2 = (MOSTLY * MOSTLY) / total;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (MOSTLY / (1 + z2)) * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total));
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}

/** The share of each result, 0 to `most`. */
export function forecastIntervals(counts: readonly number[], most: number): Share[] {
  const total = counts.reduce((sum, count) => sum + (count ?? 0), 0);
  return Array.from({ length: most + 1 }, (_, result) => wilson(counts[result] ?? 0, total));
}

export interface ForecastState {
  /** Bouts by result for each player model: men saved, or whoever wins. */
  readonly counts: Readonly<Record<string, readonly number[] | undefined>>;
  /** How many will be played at most by each. */
  readonly bouts: number;
  /** Rounds of all bouts so far together. */
  readonly rounds: number;
  /** In how many of them each died, for each player model; see `Forecast`. */
  readonly dead?: Readonly<Record<string, readonly number[] | undefined>>;
  readonly done: boolean;
  readonly failed: string | null;
  /** Whatever shows it: it is counted as long as that is in view. */
  readonly place?: (element: HTMLElement | null) => void;
}

interface ForecastPanelProps {
  readonly forecast: ForecastState | null;
  /** What each result is called. */
  readonly labels: readonly string[];
  readonly caption: (player: string, bouts: number) => string;
  /** How many bouts there are or will be, in a sentence. */
  readonly extent: (forecast: ForecastState) => string;
  /** Whether the player takes part in what is foreseen. */
  readonly played?: boolean;
}

interface BarsProps {
  readonly shares: readonly Share[];
  readonly labels: readonly string[];
  readonly caption: string;
  /** Of enough bouts for a share to mean something. */
  readonly firm: boolean;
}

function Bars({ shares, labels, caption, firm }: BarsProps) {
  const told = sharesInWords(shares.map(({ share }) => share));
  return (
    <table class="forecast table">
      <caption>{caption}</caption>
      <tbody>
        {shares.map(({ share, least, most }, index) => (
          <tr key={index}>
            <th scope="row">{labels[index]}</th>
            <td class="forecast-bar" aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                {firm ? <rect class="share-bar" width={share * 100} height="10" /> : null}
                <rect class="interval" x={least * 100} width={Math.max(0.4, (most - least) * 100)} y="4" height="2" />
              </svg>
            </td>
            <td class="number">{firm ? told[index] : '…'}</td>
            <td class="quiet">
              {wholePercent(least)} to {wholePercent(most)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + (count ?? 0), 0);

/** What to expect: many quick bouts by named player models. */
export function ForecastPanel({ forecast, labels, caption, extent, played = true }: ForecastPanelProps) {
  const players = forecast ? Object.entries(forecast.counts) : [];
  return (
    <section class="panel" aria-labelledby="forecast-title" ref={forecast?.place ?? null}>
      <h2 id="forecast-title">Forecast</h2>
      {!forecast && <p class="quiet">Waits for a set-up that the rules allow.</p>}
      {forecast?.failed && <p class="problem">There is no forecast: {forecast.failed}.</p>}
      {players.map(([player, counts = []]) => (
        <Bars
          key={player}
          shares={forecastIntervals(counts, labels.length - 1)}
          labels={labels}
          caption={caption(player, total(counts))}
          firm={total(counts) >= FIRM}
        />
      ))}
      {forecast && !forecast.failed && (
        <p class="quiet">
          {extent(forecast)} Behind each share, the range that holds it 19 times in 20.{played ? ' You play differently.' : ''}
        </p>
      )}
    </section>
  );
}
