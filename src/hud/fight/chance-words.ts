import type { Estimate } from '../../engine/odds/index.ts';
import type { HopeMeasure } from '../../session/index.ts';

/** What can be hoped for at a decision of the player. */
export interface ChanceNow extends Estimate {
  readonly measure: HopeMeasure;
  /** Roll-outs by what came of them: how many saved. */
  readonly results: readonly number[];
  readonly rollOuts: number;
  /** Whoever played on, as in a sentence: `skilled bot`. */
  readonly bot: string;
}

/** Standard errors on each side that are told. */
const WIDE = 2;

const share = (value: number): string => `${Math.round(value * 100)} %`;
const points = (value: number): number => Math.max(1, Math.round(value * 100));

/** `Win 62 % ± 4`, `Hope: 1.8 of 4 saved ± 0.2`. */
export function chanceText({ mean, error, measure }: ChanceNow): string {
  if (measure.of === 'won') return `Win ${share(mean)} ± ${points(WIDE * error)}`;
  return `Hope: ${mean.toFixed(1)} of ${measure.most} saved ± ${Math.max(0.1, WIDE * error).toFixed(1)}`;
}

const COUNTS = ['nobody', 'one', 'two', 'three', 'four', 'five'];

/** How many of the roll-outs came to each number saved: `nobody 20 %, one 31 %`. */
function spread({ results, rollOuts, measure }: ChanceNow): string {
  const many = (count: number): string => (count === measure.most ? 'all' : (COUNTS[count] ?? String(count)));
  return Array.from(
    { length: measure.most + 1 },
    (_, count) => `${many(count)} ${share((results[count] ?? 0) / Math.max(1, rollOuts))}`,
  ).join(', ');
}

/** The same in a sentence, for whoever asks. */
export function chanceSentence(now: ChanceNow): string {
  const { mean, error, measure, bot } = now;
  const by = `counted by letting the ${bot} play on`;
  if (measure.of === 'won') return `Your chance to win: ${share(mean)}, give or take ${points(WIDE * error)}; ${by}.`;
  const about = `${mean.toFixed(1)} of ${measure.most}, give or take ${Math.max(0.1, WIDE * error).toFixed(1)}`;
  return `To be saved: ${about} (${spread(now)}); ${by}.`;
}
