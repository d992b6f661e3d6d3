import type { Estimate } from '../../engine/odds/index.ts';
import { sharesInWords, wholePercent as share } from '../common/index.ts';
import type { HopeMeasure } from '../../session/index.ts';

/** What can be hoped for at a decision of the player. */
export interface ChanceNow extends Estimate {
  readonly measure: HopeMeasure;
  /** Roll-outs by what came of them: how many saved. */
  readonly results: readonly number[];
  readonly rollOuts: number;
  /** Whoever played on, as in a sentence: `skilled bot`. */
  readonly bot: string;
  /** It is over: what came of it stands here. */
  readonly over?: boolean;
}

/** Standard errors on each side that are told. */
const WIDE = 2;

const points = (value: number): number => Math.max(1, Math.round(value * 100));

/** `Win 62 % ± 4`, `Hope: 1.8 of 4 saved ± 0.2`. */
export function chanceText({ mean, error, measure, over = false }: ChanceNow): string {
  if (over) return measure.of === 'won' ? (mean >= 1 ? 'Won' : 'Not won') : `Saved ${mean} of ${measure.most}`;
  if (measure.of === 'won') return `Win ${share(mean)} ± ${points(WIDE * error)}`;
  return `Hope: ${mean.toFixed(1)} of ${measure.most} saved ± ${Math.max(0.1, WIDE * error).toFixed(1)}`;
}

const COUNTS = ['nobody', 'one', 'two', 'three', 'four', 'five'];

/** How many of the roll-outs came to each number saved: `nobody 20 %, one 31 %`. */
function spread({ results, measure }: ChanceNow): string {
  const many = (count: number): string => (count === measure.most ? 'all' : (COUNTS[count] ?? String(count)));
  const counts = Array.from({ length: measure.most + 1 }, (_, count) => results[count] ?? 0);
  return sharesInWords(counts)
    .map((told, count) => `${many(count)} ${told}`)
    .join(', ');
}

/** The same in a sentence, for whoever asks. */
export function chanceSentence(now: ChanceNow): string {
  const { mean, error, measure, bot, over = false } = now;
  if (over) return measure.of === 'won' ? (mean >= 1 ? 'You have won.' : 'You have not won.') : `Saved: ${mean} of ${measure.most}.`;
  const by = `counted by letting the ${bot} play on`;
  if (measure.of === 'won') return `Your chance to win: ${share(mean)}, give or take ${points(WIDE * error)}; ${by}.`;
  const about = `${mean.toFixed(1)} of ${measure.most}, give or take ${Math.max(0.1, WIDE * error).toFixed(1)}`;
  return `To be saved: ${about} (${spread(now)}); ${by}.`;
}
