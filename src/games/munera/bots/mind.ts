import { sum } from '../../../engine/dice/index.ts';
import type { Cell } from '../../../engine/hex/index.ts';
import {
  actionPointTerms,
  costOfRising,
  type Fighter,
  fighterAt,
  gearAt,
  GIVES_IN,
  helmetOf,
  isEntangled,
  isStoodOn,
  isTired,
  shieldOf,
  takeRefusal,
  thingAt,
  type View,
} from '../rules/index.ts';
import { usefulPoints } from './chances.ts';
import type { Weights } from './weights.ts';

/** A thing on the sand that he would have. */
export interface Wanted {
  readonly item: number;
  readonly cell: Cell;
  readonly value: number;
}

const ARROW = 0.5;
const SPARE = 0.3;
const BESIDE_SHEATHED = 0.6;

/** How well armed he is: nothing but fists, something in a sheath, something in hand. */
function armament({ world, state }: View, { carried }: Fighter): 'bare' | 'sheathed' | 'ready' {
  let found: 'bare' | 'sheathed' = 'bare';
  for (const item of carried) {
    const { gear } = world.things[item]!;
    const weapon = gear.wear === 'fist' || (gear.entry && gear.escape === null && gear.grip !== 'bow');
    if (!weapon) continue;
    if (state.items[item]!.spot !== 'sheathed') return 'ready';
    found = 'sheathed';
  }
  return found;
}

function worthOf(view: View, fighter: Fighter, item: number, weights: Weights): number {
  const { gear } = thingAt(view, item);
  if (gear.wear === 'head') return helmetOf(view, fighter) < 0 ? weights.helmet : 0;
  if (gear.shield !== null)
    return shieldOf(view, fighter) < 0 ? weights.cover * gear.shield.front - (gear.shield.front > 1 ? weights.point : 0) : 0;
  if (gear.wear === 'quiver') return fighter.carried.some((each) => gearAt(view, each).ammunition === gear.id) ? ARROW : 0;
  if (gear.bands.length === 0) return 0;
  if (gear.wear === 'bundle' || gear.escape !== null) return weights.weapon / 2;
  const armed = armament(view, fighter);
  return weights.weapon * (armed === 'bare' ? 1 : armed === 'sheathed' ? BESIDE_SHEATHED : SPARE);
}

/** What lies on the sand and is of use to him. */
export function wantedOnSand(view: View, index: number, weights: Weights): Wanted[] {
  const found: Wanted[] = [];
  const fighter = fighterAt(view, index);
  view.state.items.forEach(({ spot, cell }, item) => {
    if (spot !== 'sand' || isStoodOn(view, cell, index) || takeRefusal(view, fighter, thingAt(view, item))) return;
    const value = worthOf(view, fighter, item, weights);
    if (value > 0) found.push({ item, cell, value });
  });
  return found;
}

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

/** Hears what counted, and how much. */
export type Tell = (consideration: string, rule: string, value: number) => void;

/** What one decision is thought over with: a position in which the thinker may be put elsewhere, and what is known of all. */
export interface Mind {
  readonly view: View;
  readonly index: number;
  /** His own copy in `view`: place and facing are tried on it. */
  readonly me: Fighter;
  readonly weights: Weights;
  readonly wanted: readonly Wanted[];
  /** By index of fighter, made when first asked for. */
  readonly known: (Fitness | undefined)[];
}

export function mindOf({ world, state }: View, index: number, weights: Weights): Mind {
  const fighters = state.fighters.slice();
  const me = { ...fighters[index]! };
  fighters[index] = me;
  const view = { world, state: { ...state, fighters } };
  return { view, index, me, weights, wanted: wantedOnSand(view, index, weights), known: [] };
}

export function fitness(mind: Mind, index: number): Fitness {
  return (mind.known[index] ??= fitnessOf(mind.view, index, mind.weights));
}
