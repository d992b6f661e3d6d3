import type { MuneraAction } from './actions.ts';
import { helmetOf } from '../state/gear-questions.ts';
import type { Fighter } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import type { View } from '../state/world.ts';

/** AP of an action; the surcharge of a second attack apart (M-062 to M-076). */
export interface Cost {
  readonly base: number;
  readonly surcharge: number;
}

const FREE: Cost = { base: 0, surcharge: 0 };
const costs = [0, 1, 2, 3, 4].map((base) => [0, 1].map((surcharge): Cost => Object.freeze({ base, surcharge })));

function of(base: number, surcharge = 0): Cost {
  return costs[base]![surcharge]!;
}

/** The least that a whirl costs (M-310). */
export const WHIRL = 3;
const WHIRL_UNWIELDY = 4;
const FEINT = 2;
const GRAPPLE = 2;
const HAZE = 2;
/** The most that a step costs: aside in an enclosed helmet (M-064). */
export const SIDESTEP_HELMET = 3;
const SIDESTEP = 2;

/** Counts as a weapon for the surcharge: weapon entries and cesti; not shields, capes or fists (M-071). */
function isWeapon(view: View, item: number): boolean {
  if (item === IMPROVISED) return false;
  const { gear } = view.world.things[item]!;
  return gear.entry || gear.wear === 'fist';
}

/** The weapon that an item is: all darts of a bundle are one (M-071). */
export function weaponOf(view: View, item: number): number {
  return item === IMPROVISED ? IMPROVISED : view.world.things[item]!.bundle;
}

/** A second attack costs one more, unless both are strikes with readied weapons, each with another (M-071, M-207). */
export function surchargeAfter(view: View, first: number, second: number): 0 | 1 {
  if (view.world.lex.secondAttackSurcharge === 'always') return 1;
  return isWeapon(view, first) && isWeapon(view, second) && weaponOf(view, first) !== weaponOf(view, second) ? 0 : 1;
}

/** What an attack costs more for those that were made this turn (M-071). */
export function surchargeOf({ world, state }: View, item: number): 0 | 1 {
  const { attacks, struck } = state.turn;
  return attacks === 0 ? 0 : surchargeAfter({ world, state }, struck[0] ?? IMPROVISED, item);
}

/** One AP, two for an unwieldy weapon (M-068, M-069). */
export function attackBase(view: View, item: number): number {
  return item === IMPROVISED ? 1 : view.world.things[item]!.gear.cost;
}

/** Three AP, four with an unwieldy weapon (M-310). */
export function whirlBase(attack: number): number {
  return attack > 1 ? WHIRL_UNWIELDY : WHIRL;
}

export function attackCost(view: View, item: number): Cost {
  return of(attackBase(view, item), surchargeOf(view, item));
}

export function whirlCost(view: View, item: number): Cost {
  return of(whirlBase(attackBase(view, item)), surchargeOf(view, item));
}

export function grappleCost(view: View): Cost {
  return of(GRAPPLE, view.state.turn.attacks > 0 ? 1 : 0);
}

/** One AP ahead; elsewhere three in an enclosed helmet and two without (M-063 to M-065). */
export function moveCost(view: View, fighter: Fighter, direction: number): Cost {
  if (direction === fighter.facing) return of(1);
  return of(helmetOf(view, fighter) >= 0 ? SIDESTEP_HELMET : SIDESTEP);
}

const TURN_PER_90 = [0, 1, 2, 2, 2, 1].map((base) => of(base));
const TURN_PER_HEXSIDE = [0, 1, 2, 3, 2, 1].map((base) => of(base));

/** Cost of a turn by its hexsides clockwise: by the angle, a quarter turn an AP; or by hexsides (M-066). */
export function turnCosts({ world }: View): readonly Cost[] {
  return world.lex.turnCost === 'per90' ? TURN_PER_90 : TURN_PER_HEXSIDE;
}

export function turnCost(view: View, from: number, to: number): Cost {
  return turnCosts(view)[(to - from + 6) % 6]!;
}

/** Sand costs two; a torch in hand makes it cheaper (M-340, D-263). */
export function hazeCost({ world, state }: View, { carried }: Fighter): Cost {
  let least = HAZE;
  for (const item of carried) {
    const { hazeCost: cost } = world.things[item]!.gear;
    if (cost !== null && state.items[item]!.spot === 'ready') least = Math.min(least, cost);
  }
  return of(least);
}

/** Two for a helmet, one for anything else (M-073, M-074). */
export function pickUpCost(view: View, item: number): Cost {
  return of(view.world.things[item]!.gear.wear === 'head' ? 2 : 1);
}

/** AP of a cost in all. */
export function totalOf({ base, surcharge: more }: Cost): number {
  return base + more;
}

/** What an action of the fighter whose turn it is costs. */
export function costOf(view: View, action: MuneraAction): Cost {
  const fighter = view.state.fighters[view.state.turn.fighter]!;
  switch (action.type) {
    case 'move':
      return moveCost(view, fighter, action.direction);
    case 'turn':
      return turnCost(view, fighter.facing, action.facing);
    case 'attack':
      return attackCost(view, action.item);
    case 'whirl':
      return whirlCost(view, action.item);
    case 'feint':
      return of(FEINT);
    case 'grapple':
      return grappleCost(view);
    case 'haze':
      return hazeCost(view, fighter);
    case 'pick-up':
      return pickUpCost(view, action.item);
    case 'draw':
    case 'sheathe':
    case 'kick':
    case 'cut-free':
      return of(1);
    default:
      return FREE;
  }
}
