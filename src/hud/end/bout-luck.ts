import type { BoutEvent, FigureId } from '../../engine/bout/index.ts';
import type { LogStep } from '../../session/index.ts';
import { hitChance, mercyChance, saveChance } from './bout-chances.ts';
import type { Luck } from './luck.ts';

/** The dice of one side: hits, Saves, action points and appeals that were to be expected, and those that came. */
export interface SideLuck {
  readonly hits: Luck;
  readonly saves: Luck;
  readonly points: Luck;
  readonly mercy: Luck;
}

const MEAN_FACE = 3.5;
const NONE: Luck = { rolls: 0, expected: 0, fell: 0 };

type Counted = { readonly figure: FigureId; readonly what: keyof SideLuck; readonly expected: number; readonly fell: number };

/** What an event adds to the dice of a figure; null for what no die decided. */
function counted(event: BoutEvent): Counted | null {
  switch (event.type) {
    case 'clashed':
      return { figure: event.figure, what: 'hits', expected: hitChance(event), fell: event.result === 'hit' ? 1 : 0 };
    case 'saved':
      return event.face === null ? null : { figure: event.figure, what: 'saves', expected: saveChance(event), fell: event.passed ? 1 : 0 };
    case 'action-points':
      return { figure: event.figure, what: 'points', expected: MEAN_FACE, fell: event.face };
    case 'appealed':
      return { figure: event.figure, what: 'mercy', expected: mercyChance(event), fell: event.granted ? 1 : 0 };
    default:
      return null;
  }
}

/**
 * Compares every throw with its exact chance, by the place of the side it was thrown for. A throw that was thrown again
 * counts too: leaving out misses that a feint turned would make everybody lucky.
 */
export function boutLuck(steps: readonly LogStep[], sides: number, sideOf: (figure: FigureId) => number): SideLuck[] {
  const luck = Array.from({ length: sides }, () => ({ hits: NONE, saves: NONE, points: NONE, mercy: NONE }));
  for (const event of steps.flatMap(({ events }) => events)) {
    const one = counted(event);
    const side = one && luck[sideOf(one.figure)];
    if (!one || !side) continue;
    const { rolls, expected, fell } = side[one.what];
    side[one.what] = { rolls: rolls + 1, expected: expected + one.expected, fell: fell + one.fell };
  }
  return luck;
}
