import { type Distribution, Fraction } from '../../../../engine/odds/index.ts';
import { COMES, type Counts, COUNTS, LOSES, type Tally, WHOLE } from './tally.ts';

type Fact = (typeof COMES)[number] | (typeof LOSES)[number];

/** What an attack can come to, each with its exact chance. */
export interface AttackFacts extends Readonly<Record<Fact, Fraction>> {
  /** Net wounds of every outcome together; 0 for all that wound nobody. */
  readonly wounds: Distribution;
  /** How many of those who ask the crowd live, null when nobody asks. */
  readonly sparedIfAppeals: Fraction | null;
}

/** Beaten by the attack itself: dead, giving in or asking the crowd; no two of them at once. */
export function endsAtOnce({ dead, appeals }: Pick<AttackFacts, 'dead' | 'appeals'>): Fraction {
  return dead.add(appeals);
}

/** The same with what a Double 2 comes to where he can be kept beside the attacker till the turn ends (M-167). */
export function endsBeside(facts: Pick<AttackFacts, 'dead' | 'appeals' | 'floored'>): Fraction {
  return endsAtOnce(facts).add(facts.floored);
}

/** The same as plain numbers, for bots. */
export interface Outlook extends Readonly<Counts<number>> {
  readonly total: number;
  readonly save: number;
  /** Share by net wounds. */
  readonly wounds: readonly number[];
}

/** A weight as an exact chance. */
export function chance(weight: number, of: number = WHOLE): Fraction {
  return new Fraction(weight, of);
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** Wounds as a distribution in lowest terms. */
function distributionOf(wounds: readonly number[]): Distribution {
  let common = WHOLE;
  wounds.forEach((weight) => {
    common = greatestDivisor(common, weight);
  });
  const weights = new Map<number, number>();
  wounds.forEach((weight, net) => {
    if (weight > 0) weights.set(net, weight / common);
  });
  return { weights, total: WHOLE / common };
}

/** What was counted of some things, as chances. */
export function chances<Name extends keyof Counts<number>>(tally: Tally, names: readonly Name[]): Record<Name, Fraction> {
  return Object.fromEntries(names.map((name) => [name, chance(tally[name])])) as Record<Name, Fraction>;
}

export function factsOf(tally: Tally): AttackFacts {
  return {
    ...chances(tally, COMES),
    wounds: distributionOf(tally.wounds),
    sparedIfAppeals: tally.appeals === 0 ? null : chance(tally.spared, tally.appeals),
    ...chances(tally, LOSES),
  };
}

export function outlookOf(tally: Tally, total: number, save: number): Outlook {
  const shares = Object.fromEntries(COUNTS.map((count) => [count, tally[count] / WHOLE])) as Counts<number>;
  return { ...shares, total, save, wounds: tally.wounds.map((weight) => weight / WHOLE) };
}
