import type { Share } from '../../session/index.ts';
import { percent, table } from '../output.ts';

type Row = readonly [name: string, value: string];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A share as texts of reports have it, with its interval. */
export function shareText({ share, low, high }: Pick<Share, 'share' | 'low' | 'high'>): string {
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
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
