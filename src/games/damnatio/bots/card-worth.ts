import { minimum, type Dice } from '../../../engine/dice/index.ts';
import { ofDice } from '../../../engine/odds/index.ts';
import type { AttackCard } from '../rules/index.ts';

/** A point less To Hit for the beast's next attack: sand 0.8, burn 0.4. */
const TO_HIT_POINT = 0.2;
/** The next Control Check made harder for the beast at all, and for each point: fork 0.3, sand and skull crack 0.4. */
const CONTROL = 0.2;
const CONTROL_POINT = 0.1;
/** A point less charge, if the blow wounds: hamstring 0.3. */
const CHARGE_POINT = 0.15;

/** What a card does beside its damage, in damage: the values of D-282 by effects, so that a card of a mod has them too. */
export function effectWorth({ nextBeastToHit, nextControlBeast, ifWounded }: AttackCard): number {
  const control = nextControlBeast === 0 ? 0 : -Math.sign(nextControlBeast) * CONTROL - nextControlBeast * CONTROL_POINT;
  return control - nextBeastToHit * TO_HIT_POINT - (ifWounded?.beastCharge ?? 0) * CHARGE_POINT;
}

/** Policies never goad while another card is legal: the figures of section 28.2 were measured without it (28.4). */
export function withoutGoad(cards: readonly AttackCard[]): readonly AttackCard[] {
  const others = cards.filter((card) => !card.provoke);
  return others.length > 0 ? others : cards;
}

/** How many throws come to each sum, from the least sum on. */
interface Sums {
  readonly ways: readonly number[];
  readonly total: number;
}

/** Dice of cards are few and are asked for at every decision. */
const known = new WeakMap<Dice, Sums>();

function sumsOf(dice: Dice): Sums {
  let sums = known.get(dice);
  if (!sums) {
    const { weights, total } = ofDice(dice);
    const ways = [...weights].toSorted(([a], [b]) => a - b).map(([, weight]) => weight);
    known.set(dice, (sums = { ways, total }));
  }
  return sums;
}

/** The mean of dice after a deduction, never below 0. */
export function meanAbove(dice: Dice, change: number): number {
  const { ways, total } = sumsOf(dice);
  let net = minimum(dice) + change;
  let weighted = 0;
  for (const way of ways) {
    if (net > 0) weighted += net * way;
    net += 1;
  }
  return weighted / total;
}
