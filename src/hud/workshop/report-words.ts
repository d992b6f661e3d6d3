import type { Measured, ReportAim } from './report-types.ts';

const decimal = (value: number, digits: number): string => value.toFixed(digits);

type Unit = Measured['unit'];

/** `32.5 %`, `1.62` */
export function shownNumber({ value, unit }: Pick<Measured, 'value' | 'unit'>): string {
  return unit === 'share' ? `${decimal(value * 100, 1)} %` : decimal(value, 2);
}

/** `±1.7` */
export function shownHalf({ half }: { readonly half: number }, unit: Unit): string {
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
export function standingTo({ least, most }: Pick<ReportAim, 'least' | 'most'>, { value, half }: Pick<Measured, 'value' | 'half'>) {
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
