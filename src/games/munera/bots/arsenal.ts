import { type Fighter, IMPROVISED, isWaiting, itemAt, KEYS, lacksAmmunition, type Quadrant, thingAt, type View } from '../rules/index.ts';
import { blowWorth } from './blow-worth.ts';
import type { Mind } from './mind.ts';
import { strikeOf } from './strike.ts';

/** One way for a fighter to attack another: a thing in one of its bands, without regard to where they stand now. */
export interface Way {
  readonly attacker: number;
  readonly target: number;
  readonly item: number;
  readonly bundle: number;
  readonly from: number;
  readonly to: number;
  /** AP of a first attack; drawing included for `sheathed`. */
  readonly cost: number;
  readonly sheathed: boolean;
  /** By quadrant of the target; NaN until asked for. */
  readonly worths: number[];
  /** The same of what it is worth when the target cannot give way (M-125). */
  readonly barred: number[];
}

/** All that a fighter can attack another with. */
export interface Arsenal {
  readonly ways: readonly Way[];
  /** What it comes to close by, by hexes and quadrant; filled in when first asked for. */
  readonly near: (Float64Array | undefined)[];
}

export const QUADRANTS: readonly Quadrant[] = KEYS.quadrant;

function isUseless(view: View, fighter: Fighter, item: number): boolean {
  const thing = thingAt(view, item);
  const unusable = thing.gear.bands.length === 0 || itemAt(view, item).spot === 'holding';
  return unusable || isWaiting(view, fighter, thing) || lacksAmmunition(view, fighter, thing);
}

const unasked = (): number[] => [NaN, NaN, NaN, NaN];

/** All that a fighter can attack another with, what is sheathed too; of a bundle one. */
export function arsenalOf({ view }: Mind, attacker: number, target: number): Arsenal {
  const { world, state } = view;
  const fighter = state.fighters[attacker]!;
  const fists = {
    attacker,
    target,
    item: IMPROVISED,
    bundle: IMPROVISED,
    from: 1,
    to: 1,
    cost: 1,
    sheathed: false,
    worths: unasked(),
    barred: unasked(),
  };
  const ways: Way[] = [fists];
  let last = IMPROVISED;
  for (const item of fighter.carried) {
    const { gear, bundle } = world.things[item]!;
    if (bundle === last || isUseless(view, fighter, item)) continue;
    last = bundle;
    const sheathed = state.items[item]!.spot === 'sheathed';
    const cost = gear.cost + (sheathed ? 1 : 0);
    for (const { from, to } of gear.bands)
      ways.push({ attacker, target, item, bundle, from, to, cost, sheathed, worths: unasked(), barred: unasked() });
  }
  return { ways, near: [] };
}

/** What one attack that way is worth against a quadrant, of a target who can give way or cannot. */
export function wayWorth(mind: Mind, way: Way, quadrant: number, barred = false): number {
  const worths = barred ? way.barred : way.worths;
  const known = worths[quadrant]!;
  if (!Number.isNaN(known)) return known;
  const { attacker, target, item, from } = way;
  const strike = strikeOf(mind, { attacker, target, item, move: 'attack', quadrant: QUADRANTS[quadrant]!, distance: from }, barred);
  return (worths[quadrant] = blowWorth(mind, strike));
}
