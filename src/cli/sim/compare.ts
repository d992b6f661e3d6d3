import type { GameAtHand, Mean, Measured, HopeMeasure, Simulation } from '../../session/index.ts';
import { meanWithin, pairedMean, playMeasured } from '../../session/index.ts';
import { percent, table } from '../output.ts';

/** Bouts that are played of one, then of the other, before anybody asks whether to go on. */
const CHUNK = 20;

type Field = keyof Measured;
const FIELDS: readonly Field[] = ['won', 'hopes', 'rounds'];

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
  for (const field of FIELDS) kept[field].push(...outcomes[field]);
}

/** Plays both series over the same dice, a few bouts at a time; stops early when it is told to. */
export async function compare(
  games: readonly [GameAtHand, GameAtHand],
  [first, second]: readonly [Simulation, Simulation],
  bouts: number,
  each: (done: number) => Promise<boolean>,
): Promise<Compared> {
  const [one, other]: [Kept, Kept] = [
    { won: [], hopes: [], rounds: [] },
    { won: [], hopes: [], rounds: [] },
  ];
  for (let from = 0; from < bouts; from += CHUNK) {
    const to = Math.min(bouts, from + CHUNK);
    keep(one, playMeasured(games[0], first, from, to));
    keep(other, playMeasured(games[1], second, from, to));
    if (!(await each(to))) break;
  }
  const rows = FIELDS.map((what) => ({
    what,
    first: meanWithin(one[what]),
    second: meanWithin(other[what]),
    difference: pairedMean(one[what], other[what]),
  }));
  return { bouts: one.won.length, rows };
}

/** What a comparison is of, for its table. */
export interface ComparedNames {
  /** The two cards, as the call names them. */
  readonly cards: readonly [string, string];
  /** Who plays, and with which dice. */
  readonly how: string;
  /** The side whose wins are counted. */
  readonly side: string;
  readonly measure: HopeMeasure;
}

const half = (mean: Mean, digits: number, by: number): string =>
  Number.isFinite(mean.half) ? `±${(by * mean.half).toFixed(digits)}` : '±?';

/** A mean with half the width of its interval; shares in per cent. */
function told(what: Field, mean: Mean): string {
  return what === 'won' ? `${percent(mean.value)} ${half(mean, 1, 100)}` : `${mean.value.toFixed(2)} ${half(mean, 2, 1)}`;
}

const signed = (what: Field, mean: Mean): string => `${mean.value < 0 ? '' : '+'}${told(what, mean)}`;

/** What the difference means, where its interval leaves nought out. */
function verdict({ value, half: width }: Mean, second: string): string {
  if (!(Math.abs(value) > width)) return 'may be chance';
  return value > 0 ? `more with ${second}` : `fewer with ${second}`;
}

function labelOf(what: Field, { side, measure }: ComparedNames): string {
  if (what === 'won') return `bouts won by ${side}`;
  return what === 'rounds' ? 'rounds a bout' : `saved a bout, of ${measure.most}`;
}

/** The comparison as a table; where nobody can be saved, what is hoped for is to win, which is told already. */
export function comparedText({ bouts, rows }: Compared, names: ComparedNames): string {
  const [first, second] = names.cards;
  const shown = rows.filter(({ what }) => what !== 'hopes' || names.measure.of === 'saved');
  const lines = shown.map(({ what, first: one, second: other, difference }) => [
    labelOf(what, names),
    told(what, one),
    told(what, other),
    signed(what, difference),
    verdict(difference, second),
  ]);
  return [
    `${bouts} bouts with ${first}, then the same ${bouts} with ${second} in its place: the same dice for both`,
    names.how,
    '± holds the true mean 19 times in 20. The difference is what the second has more.',
    '',
    table([['mean', `with ${first}`, `with ${second}`, 'difference', ''], ...lines]),
  ].join('\n');
}
