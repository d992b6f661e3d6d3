import type { Ladder, StrategyId } from '../../career/index.ts';
import { careerOf, dayNumber } from '../../career/index.ts';
import type { GameKit } from '../../session/index.ts';
import type { CareersTally } from './careers-tally.ts';
import { countCareer, emptyCareers } from './careers-tally.ts';
import type { Quality } from './play-career.ts';
import { fighterOf, playCareer } from './play-career.ts';

/** Careers of one strategy and one quality, as a worker is given them. */
export interface CareersCell {
  readonly ladder: Ladder;
  readonly names: readonly string[];
  readonly seed: string;
  readonly strategy: StrategyId;
  readonly quality: Quality;
  readonly gentle: boolean;
}

/** Plays careers number `from` to `to`, the last not included, and counts them. */
export function playCareers(kit: GameKit, cell: CareersCell, from: number, to: number): CareersTally {
  const { ladder, names, strategy, quality, gentle, seed } = cell;
  const career = careerOf(kit, ladder, names, fighterOf(quality));
  const tally = emptyCareers();
  for (let index = from; index < to; index += 1) {
    const { state } = playCareer(career, { beginning: { seed: `${seed}/${index}`, gentle }, strategy, quality });
    countCareer(tally, ladder, state, dayNumber(ladder, state));
  }
  return tally;
}
