import { sum } from '../../../engine/dice/index.ts';
import type { Fighter, View } from '../rules/index.ts';
import { actionPointTerms, costOfRising, fighterAt, GIVES_IN, isEntangled, isTired } from '../rules/index.ts';
import { usefulPoints } from './chances.ts';
import type { Weights } from './weights.ts';

const NET = 3;
/** Turns that a net lasts when a third of the tries succeed and some AP are needed for a try. */
const TURNS_CAUGHT = 2;
const SURE = 0.8;
/** More than any blow takes. */
const MOST_LOST = 40;

/** What a fighter is worth: 0 once he is beaten (M-144, M-145, M-158, M-159). */
export function lifeOf(weights: Weights, { original, fatigue }: Fighter, stamina: number, more = 0): number {
  if (stamina <= 0) return 0;
  const tired = fatigue + more;
  let life = weights.alive + stamina - weights.fatigue * tired;
  if (2 * (original - stamina) >= original) life -= weights.injured;
  if (tired > 2 * stamina) life -= weights.exhausted + weights.tired;
  else if (tired > stamina) life -= weights.tired;
  return Math.max(life, weights.least);
}

/** What is the same about a fighter for all that one decision weighs. */
export interface Fitness {
  readonly life: number;
  /** Total modifier of his next AP die. */
  readonly points: number;
  /** What it costs him to be knocked down now, and to be caught in a device. */
  readonly fall: number;
  readonly caught: number;
  /** What it is worth to him to be out of one that holds him. */
  readonly freed: number;
  /** What one more point of fatigue costs him. */
  readonly tiring: number;
  /** What it takes from his worth to lose so much Stamina, by Stamina; NaN until asked for. */
  readonly losses: Float64Array;
}

function fallOf(view: View, index: number, weights: Weights, points: number, life: number): number {
  const fighter = fighterAt(view, index);
  const heavier = points - (fighter.down ? 0 : costOfRising(view, index));
  const lost = weights.point * (usefulPoints(points) - usefulPoints(heavier)) + weights.down;
  return isTired(fighter) && heavier <= GIVES_IN ? Math.max(lost, SURE * life) : lost;
}

export function fitnessOf(view: View, index: number, weights: Weights): Fitness {
  const fighter = fighterAt(view, index);
  const life = lifeOf(weights, fighter, fighter.stamina);
  const points = sum(actionPointTerms(view, index));
  const free = points + (isEntangled(fighter) ? NET : 0);
  const held = weights.point * TURNS_CAUGHT * (usefulPoints(free) - usefulPoints(free - NET)) + weights.caught;
  return {
    life,
    points,
    fall: fallOf(view, index, weights, points, life),
    caught: isEntangled(fighter) ? weights.caught / 2 : held,
    freed: held,
    tiring: life - lifeOf(weights, fighter, fighter.stamina, 1),
    losses: new Float64Array(MOST_LOST + 1).fill(NaN),
  };
}
