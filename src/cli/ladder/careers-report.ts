import type { StrategyId } from '../../career/index.ts';
import type { Series } from '../sim/series.ts';
import type { CareersReport } from './careers-tally.ts';
import type { Quality } from './play-career.ts';

/** Careers of every strategy in every quality; those of one number begin in the same world. */
export interface Careers extends Series {
  readonly ladder: string;
  /** Fingerprint of the ladder's numbers, which no hash of content holds. */
  readonly ladderHash: string;
  /** Ranks by id, lowest first. */
  readonly ranks: readonly string[];
  readonly strategies: readonly StrategyId[];
  readonly qualities: readonly Quality[];
  readonly gentle: boolean;
}

export interface CellReport extends CareersReport {
  readonly strategy: StrategyId;
  readonly quality: Quality;
}
