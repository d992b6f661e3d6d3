import type { GameAtHand, Mean, Measured, Simulation } from '../../session/index.ts';
import { meanWithin, pairedMean, playMeasured } from '../../session/index.ts';
import { table } from '../output.ts';

/** Bouts that are played of one, then of the other, before anybody asks whether to go on. */
const CHUNK = 20;

type Field = keyof Measured;
const FIELDS: Readonly<Record<Field, string>> = { won: 'won by the first side', hopes: 'what it hopes for', rounds: 'rounds' };

export interface ComparedRow {
  readonly what: Field;
  readonly first: Mean;
  readonly second: Mean;
  /** The second less the first, bout by bout with the same dice. */
  readonly difference: Mean;
}

/** Two set-ups over the same dice. */
export interface Compared {
  readonly bouts: number;
  readonly rows: readonly ComparedRow[];
}

type Kept = Record<Field, number[]>;

function keep(kept: Kept, { outcomes }: { readonly outcomes: Measured }): void {
  for (const field of Object.keys(FIELDS) as Field[]) kept[field].push(...outcomes[field]);
}

/** Plays both series over the same dice, a few bouts at a time; stops early when it is told to. */
export async function compare(
  games: readonly [GameAtHand, GameAtHand],
  [first, second]: readonly [Simulation, Simulation],
  bouts: number,
  each: (done: number) => boolean,
): Promise<Compared> {
  const [one, other]: [Kept, Kept] = [
    { won: [], hopes: [], rounds: [] },
    { won: [], hopes: [], rounds: [] },
  ];
  for (let from = 0; from < bouts; from += CHUNK) {
    const to = Math.min(bouts, from + CHUNK);
    keep(one, playMeasured(games[0], first, from, to));
    keep(other, playMeasured(games[1], second, from, to));
    // Signals are heard between two pieces of work only.
    await new Promise((resolve) => setImmediate(resolve));
    if (!each(to)) break;
  }
  const rows = (Object.keys(FIELDS) as Field[]).map((what) => ({
    what,
    first: meanWithin(one[what]),
    second: meanWithin(other[what]),
    difference: pairedMean(one[what], other[what]),
  }));
  return { bouts: one.won.length, rows };
}

const told = ({ value, half }: Mean): string => `${value.toFixed(3)} ±${Number.isFinite(half) ? half.toFixed(3) : '?'}`;

/** The comparison as a table; an interval that leaves nought out is marked. */
export function comparedText({ bouts, rows }: Compared, [first, second]: readonly [string, string]): string {
  const lines = rows.map((row) => {
    const { value, half } = row.difference;
    return [
      FIELDS[row.what],
      told(row.first),
      told(row.second),
      `${value < 0 ? '' : '+'}${told(row.difference)}`,
      Math.abs(value) > half ? 'surely' : 'may be chance',
    ];
  });
  return [
    `${bouts} bouts each, over the same dice; ± holds the mean 19 times in 20`,
    '',
    table([['', first, second, 'difference', ''], ...lines]),
  ].join('\n');
}
