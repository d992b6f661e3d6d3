import type { Share, Simulation } from '../../session/index.ts';
import { percent, table } from '../output.ts';

type Row = readonly [name: string, value: string];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A share as texts of reports have it, with its interval. */
export function shareText({ share, low, high }: Pick<Share, 'share' | 'low' | 'high'>): string {
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
}

/** `200`, or `150 to 200` where some series were stopped before others. */
export function leastToMost(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return counts.length === 0 ? '0' : least === most ? String(least) : `${least} to ${most}`;
}

/** How long something took: the mean, and by when a tenth, half and nine tenths were over. */
export function spreadText({ mean, p10, median, p90 }: Readonly<Record<'mean' | 'p10' | 'median' | 'p90', number>>): string {
  return `mean ${mean.toFixed(1)}; a tenth end by ${p10}, half by ${median}, nine tenths by ${p90}`;
}

/** The entries of a record, those with the greatest measure first. */
export function mostFirst<T>(record: Readonly<Record<string, T>>, measure: (value: T) => number): [string, T][] {
  return Object.entries(record).sort(([, a], [, b]) => measure(b) - measure(a));
}

function isShare(value: Readonly<Record<string, unknown>>): boolean {
  return ['share', 'low', 'high'].every((key) => typeof value[key] === 'number');
}

function numberText(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** How often each of several things happened, on one line. */
function countsText(counts: Readonly<Record<string, unknown>>): string {
  return Object.entries(counts)
    .map(([key, count]) => `${key}: ${numberText(count as number)}`)
    .join('  ');
}

function rowsOf(value: unknown, name: string): Row[] {
  if (typeof value === 'number') return [[name, numberText(value)]];
  if (!isObject(value)) return [[name, String(value)]];
  if (isShare(value)) return [[name, shareText(value as unknown as Share)]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [[name, 'none']];
  if (entries.every(([, each]) => typeof each === 'number')) return [[name, countsText(value)]];
  return entries.flatMap(([key, each]) => rowsOf(each, name === '' ? key : `${name} ${key}`));
}

/** Every share and number of a report with its name. */
export function generalText(report: unknown): string {
  return table(rowsOf(report, ''));
}

/** `skilled, red random`. */
export function playersText(players: Simulation['players']): string {
  return Object.entries(players)
    .map(([side, name]) => (side === '*' ? name : `${side} ${name}`))
    .join(', ');
}
