import type { Rng } from '../../../engine/dice/index.ts';
import { shuffled } from '../../../engine/dice/index.ts';
import { neighbours, type Fixture, type Frozen } from '../../../engine/season/index.ts';
import type { Lanista } from './state.ts';

/** The quarter-finals by lot: men of one stable are in different halves, and meet in the final alone. */
export function drawQuarterFinals(rng: Rng, lanistae: readonly Frozen<Lanista>[]): Fixture[] {
  const drawn = lanistae.map(({ stable }) => shuffled(rng, [stable[0]?.id ?? null, stable[1]?.id ?? null]));
  return [0, 1].flatMap((half) =>
    neighbours(
      shuffled(
        rng,
        drawn.map((men) => men[half]!),
      ),
    ),
  );
}
