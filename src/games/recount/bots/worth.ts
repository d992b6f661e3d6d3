import { sum } from '../../../engine/dice/index.ts';
import { Approach, FACINGS, turned, type Pose } from '../../../engine/hex/index.ts';
import { actionPointTerms, fighterOf, saveOf, sideOf, strikeTermsThrough, WALKING, type Side, type View } from '../rules/index.ts';

/** What things are worth to a bot, in points of Strength. */
export const WORTH = {
  /** Whoever falls, beside the Strength that it costs. */
  fall: 4,
  /** Double 5, 4 and 1 against the target; 3 and 1 against oneself. */
  offHand: 1.5,
  balance: 1,
  weapon: 2,
  /** A net over somebody: 3 AP of each of his turns, and +1 on every blow. */
  net: 1.6,
  /** Out of the net, per chance of it. */
  freedom: 1.8,
} as const;

const FACES = [1, 2, 3, 4, 5, 6];
const DOUBLE_SIX = 7;

function throughArmour(need: number | null): number {
  return need === null ? 1 : (need - 1) / 6;
}

/** What equal dice are worth to the striker. */
function worthOfDouble(face: number, strength: number): number {
  switch (face) {
    case 6:
      return DOUBLE_SIX + (strength <= DOUBLE_SIX ? WORTH.fall * 0.6 : 0);
    case 5:
      return WORTH.offHand;
    case 4:
      return WORTH.balance;
    case 3:
      return -WORTH.balance;
    case 2:
      return strength + WORTH.fall;
    default:
      return 0; // either weapon
  }
}

/** What a blow with these modifiers against this save and Strength can be expected to come to. */
function blowWorth(modifiers: number, need: number | null, strength: number): number {
  let worth = 0;
  for (const attack of FACES) {
    for (const defence of FACES) {
      const net = attack + modifiers - defence;
      if (attack === defence) worth += worthOfDouble(attack, strength);
      else if (net > 0) worth += throughArmour(need) * (Math.min(net, strength + 3) + (net >= strength ? WORTH.fall : 0));
    }
  }
  return worth / (FACES.length * FACES.length);
}

const known = new Map<number, number>();

/** The worth of a strike through a side; what the rules add is asked of the rules. */
export function strikeWorth(view: View, striker: number, target: number, side: Side): number {
  const modifiers = sum(strikeTermsThrough(view, striker, target, side));
  const { need } = saveOf(view, target);
  const strength = Math.max(1, fighterOf(view, target).strength);
  const key = ((modifiers + 10) * 8 + (need ?? 7)) * 32 + strength;
  let worth = known.get(key);
  if (worth === undefined) known.set(key, (worth = blowWorth(modifiers, need, strength)));
  return worth;
}

const SIDES: readonly Side[] = ['front', 'sword', 'back', 'back', 'back', 'shield'];
const APPROACH = new Approach(WALKING);

/** The best strike that so many AP allow, by AP; nothing is farther. */
const MOST = 24;
const best = new Float64Array(MOST + 1);

/** One man against another, as far as it does not matter where they stand. */
export interface Duel {
  /** Total modifier of his AP die. */
  readonly points: number;
  /** What a strike is worth by the sector of the target through which it comes. */
  readonly worths: readonly number[];
}

export function duelOf(view: View, striker: number, target: number): Duel {
  return {
    points: sum(actionPointTerms(view, striker)),
    worths: SIDES.map((side) => strikeWorth(view, striker, target, side)),
  };
}

/**
 * What the best strike of a man's next turn is worth on average over his AP die: from a pose, against another man in a
 * pose of his. Walls beside the target count, others on the way do not.
 */
export function nextStrike({ world: { arena } }: View, { points, worths }: Duel, from: Pose, at: Pose): number {
  const begin = APPROACH.from(arena.cells[from.cell]!, from.facing, arena.cells[at.cell]!);
  if (begin < 0) return 0;
  const costs = APPROACH.costs();
  best.fill(0);
  for (const direction of FACINGS) {
    const hex = arena.neighbours[at.cell * FACINGS.length + direction]!;
    if (hex < 0 || arena.blocked[hex]) continue;
    const cost = costs[begin + direction]! + 1;
    const worth = worths[turned(direction, -at.facing)]!;
    if (cost <= MOST && worth > best[cost]!) best[cost] = worth;
  }
  let all = 0;
  let most = 0;
  let spent = 0;
  for (let face = 1; face <= FACES.length; face += 1) {
    while (spent < MOST && spent < face + points) most = Math.max(most, best[(spent += 1)]!);
    all += most;
  }
  return all / FACES.length;
}

/** The worth of a strike now, from a pose beside the target. */
export function strikeNow(view: View, striker: number, from: Pose, target: number, at: Pose): number {
  return strikeWorth(view, striker, target, sideOf(view.world.arena, at, from.cell));
}
