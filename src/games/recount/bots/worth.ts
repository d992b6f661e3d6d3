import { sum } from '../../../engine/dice/index.ts';
import type { Side, View } from '../rules/index.ts';
import { fighterOf, saveOf, strikeTermsThrough } from '../rules/index.ts';

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
