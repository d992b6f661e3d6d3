import type { ReportProps, Measured, ReportAim } from './report-types.ts';
import './report.css';

const decimal = (value: number, digits: number): string => value.toFixed(digits);

type Unit = Measured['unit'];

/** `32.5 %`, `1.62` */
export function shownNumber({ value, unit }: Pick<Measured, 'value' | 'unit'>): string {
  return unit === 'share' ? `${decimal(value * 100, 1)} %` : decimal(value, 2);
}

/** `±1.7` */
function shownHalf({ half }: { readonly half: number }, unit: Unit): string {
  return unit === 'share' ? `±${decimal(half * 100, 1)}` : `±${decimal(half, 2)}`;
}

/** With its sign, `0` for what rounds to it. */
export function shownDifference({ value }: { readonly value: number }, unit: Unit): string {
  const by = unit === 'share' ? decimal(Math.abs(value) * 100, 1) : decimal(Math.abs(value), 2);
  return Number(by) === 0 ? '0' : `${value < 0 ? '\u2212' : '+'}${by}`;
}

/** Whether a difference is more than chance. */
export function verdictOn({ value, half }: { readonly value: number; readonly half: number }): string {
  if (value === 0 && half === 0) return 'the same';
  return Math.abs(value) > half ? (value > 0 ? 'more' : 'less') : 'no sure difference';
}

/** How a number with its range stands to what is aimed at; `near` where the range reaches over an edge. */
function standingTo({ least, most }: Pick<ReportAim, 'least' | 'most'>, { value, half }: Pick<Measured, 'value' | 'half'>) {
  if (value - half >= least && value + half <= most) return 'within';
  if (value + half < least) return 'below';
  return value - half > most ? 'above' : 'near';
}

/** The same in a sentence. */
export function aimVerdict(aim: ReportAim, measured: Measured): string {
  const here = `Here it is ${shownNumber(measured)} ${shownHalf(measured, measured.unit)}`;
  switch (standingTo(aim, measured)) {
    case 'within':
      return `${here}: within the aim.`;
    case 'below':
      return `${here}: below the aim, ${aim.below}.`;
    case 'above':
      return `${here}: above the aim, ${aim.above}.`;
    case 'near':
      return `${here}: too near the edge of the aim to tell; more bouts narrow it.`;
  }
}

/** `1,240 of 2,000 bouts, 9.1 s, about 6 s more` */
export function progressWords(at: {
  readonly played: number;
  readonly wanted: number;
  readonly seconds: number;
  readonly running: boolean;
}): string {
  const { played, wanted, seconds, running } = at;
  const count = `${played.toLocaleString('en')} of ${wanted.toLocaleString('en')} bouts`;
  if (played === 0) return count;
  const left = running ? `, about ${Math.ceil((seconds / played) * Math.max(0, wanted - played))} s more` : '';
  return `${count}, ${decimal(seconds, 1)} s${left}`;
}

interface MeterProps {
  readonly value: number;
  readonly half: number;
  readonly most: number;
  readonly difference: { readonly value: number; readonly half: number } | null;
  /** Between what it should lie; null where nothing is aimed at. */
  readonly aim: { readonly least: number; readonly most: number } | null;
}

const WIDE = 100;

/** A number as a bar with its range, over a band that it should end in; below it, the difference from another, from the middle to its side. */
function Meter({ value, half: width, most, difference: other, aim }: MeterProps) {
  const half = Number.isFinite(width) ? width : most;
  const difference = other && Number.isFinite(other.half) ? other : null;
  const at = (n: number): number => (Math.max(0, Math.min(most, n)) / (most || 1)) * WIDE;
  const away = (n: number): number => WIDE / 2 + Math.max(-1, Math.min(1, n / ((most || 1) / 2))) * (WIDE / 2);
  return (
    <svg viewBox={`0 0 ${WIDE} ${difference ? 18 : 10}`} preserveAspectRatio="none" focusable="false" class="meter">
      <rect class="meter-all" width={WIDE} height="8" />
      <rect class="meter-value" width={at(value)} height="8" />
      <rect class="meter-range" x={at(value - half)} width={Math.max(0.6, at(value + half) - at(value - half))} y="3" height="2" />
      {aim && <rect class="meter-aim" x={at(aim.least)} width={at(aim.most) - at(aim.least)} y="0.5" height="7" />}
      {difference && (
        <>
          <rect class="meter-middle" x={WIDE / 2 - 0.2} width="0.4" y="9" height="9" />
          <rect
            class={difference.value < 0 ? 'meter-less' : 'meter-more'}
            x={Math.min(WIDE / 2, away(difference.value))}
            width={Math.max(0.4, Math.abs(away(difference.value) - WIDE / 2))}
            y="10"
            height="6"
          />
          <rect
            class="meter-range"
            x={away(difference.value - difference.half)}
            width={Math.max(0.6, away(difference.value + difference.half) - away(difference.value - difference.half))}
            y="12"
            height="2"
          />
        </>
      )}
    </svg>
  );
}

type MeasuresProps = Pick<ReportProps, 'measures' | 'parent' | 'aim' | 'player' | 'players'>;

/** What a card should come to, and whether it does. */
export function AimLine({ aim, measures, player, players }: Omit<MeasuresProps, 'parent'>) {
  if (!aim) return null;
  const label = (id: string): string => players.find((each) => each.id === id)?.label ?? id;
  const measured = measures.find(({ isAimed }) => isAimed);
  const isJudge = player === aim.player;
  return (
    <p class={`aim ${isJudge && measured ? standingTo(aim, measured) : ''}`}>
      <b>Aim:</b> {aim.text}{' '}
      {isJudge ? measured && aimVerdict(aim, measured) : `That is judged by the ${label(aim.player)}, not by the ${label(player)}.`}
    </p>
  );
}

/** The numbers of the bouts, each with its range, as a bar, and beside what the card extends. */
export function Measures({ measures, parent, aim, player }: MeasuresProps) {
  const compares = parent !== null && measures.some(({ difference }) => difference);
  return (
    <table class="measures table">
      <caption class="visually-hidden">What the bouts came to</caption>
      <thead>
        <tr>
          <th scope="col">Of each bout</th>
          <th scope="col" class="number">
            This card
          </th>
          <th scope="col" class="bar-column">
            <span class="visually-hidden">As a bar</span>
          </th>
          {compares && (
            <th scope="col" class="number">
              Against {parent}, same dice
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {measures.map((each) => (
          <tr key={each.label}>
            <th scope="row">{each.label}</th>
            <td class="number">
              {shownNumber(each)} <span class="quiet">{shownHalf(each, each.unit)}</span>
            </td>
            <td class="bar-column" aria-hidden="true">
              <Meter
                value={each.value}
                half={each.half}
                most={each.most}
                difference={each.difference}
                aim={each.isAimed && player === aim?.player ? aim : null}
              />
            </td>
            {compares && (
              <td class="number difference">
                {each.difference ? (
                  <>
                    {shownDifference(each.difference, each.unit)} <span class="quiet">{shownHalf(each.difference, each.unit)}</span>
                    <span class="verdict">{verdictOn(each.difference)}</span>
                  </>
                ) : (
                  '\u2013'
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
