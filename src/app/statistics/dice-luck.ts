import type { FigureId } from '../../engine/bout/index.ts';
import { eventReader } from '../../engine/bout/index.ts';
import { hitChance, mercyChance, saveChance } from '../../hud/end/index.ts';
import type { LogStep } from '../../session/index.ts';

/** How far dice fell from what was to be expected of them, the player's way above 0; and the variance of that. */
export interface DiceLuck {
  readonly excess: number;
  readonly variance: number;
  readonly rolls: number;
}

export const NO_DICE: DiceLuck = { excess: 0, variance: 0, rolls: 0 };

const GOOD: readonly string[] = ['hit', 'critical', 'success'];
const TWENTY = 20;
const PIPS = { mean: 3.5, variance: 35 / 12, scale: 1 / 6 } as const;

/** One throw: whose it is, what was to be expected of it, what fell, and its variance. */
interface Throw {
  readonly figure: FigureId;
  readonly expected: number;
  readonly fell: number;
  readonly variance: number;
}

const oneOrNone = (figure: FigureId, chance: number, came: boolean): Throw => ({
  figure,
  expected: chance,
  fell: came ? 1 : 0,
  variance: chance * (1 - chance),
});

/** The throw of an event whose chance is known; null for every other event. */
const throwOf = eventReader<Throw | null>(
  {
    rolled: ({ figure, roll: { chance, result } }) =>
      chance === null || result === null ? null : oneOrNone(figure, chance / TWENTY, GOOD.includes(result)),
    clashed: (event) => oneOrNone(event.figure, hitChance(event), event.result === 'hit'),
    saved: (event) => (event.face === null ? null : oneOrNone(event.figure, saveChance(event), event.passed)),
    appealed: (event) => oneOrNone(event.figure, mercyChance(event), event.granted),
    'action-points': ({ figure, face }) => {
      const { mean, variance, scale } = PIPS;
      return { figure, expected: mean * scale, fell: face * scale, variance: variance * scale * scale };
    },
  },
  null,
);

/** All dice of a fight against their exact chances: what helps an opponent counts against the player. */
export function diceLuck(steps: readonly LogStep[], own: readonly string[]): DiceLuck {
  const events = steps.flatMap((step) => step.events);
  const sides = new Map(
    events.flatMap((event) => (event.type === 'bout-started' ? event.figures.map(({ figure, side }) => [figure, side] as const) : [])),
  );
  return events.reduce((luck, event) => {
    const thrown = throwOf(event);
    if (!thrown || thrown.variance === 0) return luck;
    const sign = own.includes(sides.get(thrown.figure) ?? '') ? 1 : -1;
    return {
      excess: luck.excess + sign * (thrown.fell - thrown.expected),
      variance: luck.variance + thrown.variance,
      rolls: luck.rolls + 1,
    };
  }, NO_DICE);
}

/** The same in standard deviations; 0 without dice. */
export function sigmasOf({ excess, variance }: Pick<DiceLuck, 'excess' | 'variance'>): number {
  return variance > 0 ? excess / Math.sqrt(variance) : 0;
}

export function joined(all: readonly DiceLuck[]): DiceLuck {
  return all.reduce(
    (sum, { excess, variance, rolls }) => ({ excess: sum.excess + excess, variance: sum.variance + variance, rolls: sum.rolls + rolls }),
    NO_DICE,
  );
}
