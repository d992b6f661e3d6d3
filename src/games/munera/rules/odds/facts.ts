import type { Distribution } from '../../../../engine/odds/index.ts';
import { Fraction } from '../../../../engine/odds/index.ts';
import type { Tally } from './tally.ts';
import { expectedOf, WHOLE } from './tally.ts';

/** What an attack can come to, each with its exact chance. */
export interface AttackFacts {
  readonly hit: Fraction;
  readonly miss: Fraction;
  readonly double: Fraction;
  /** Caught by a cone before the dice, cut by an arbelos after them (M-250, M-254). */
  readonly caught: Fraction;
  readonly cut: Fraction;
  readonly saved: Fraction;
  /** Net wounds of every outcome together; 0 for all that wound nobody. */
  readonly wounds: Distribution;
  readonly anyWound: Fraction;
  readonly expectedWounds: Fraction;
  readonly entangled: Fraction;
  /** He was standing and lies, by whatever; of that by a saved hit (M-210). */
  readonly knockedDown: Fraction;
  readonly bashed: Fraction;
  /** Beaten if the attacker ends his turn beside him (M-167). */
  readonly floored: Fraction;
  /** Stamina 0 or less. */
  readonly toZero: Fraction;
  /** Dead without the crowd being asked. */
  readonly dead: Fraction;
  /** Asks the crowd at once; how many of those live, null when nobody asks. */
  readonly appeals: Fraction;
  readonly sparedIfAppeals: Fraction | null;
  readonly losesWeapon: Fraction;
  readonly losesArmour: Fraction;
  readonly attackerDown: Fraction;
  readonly attackerAppeals: Fraction;
  readonly attackerLosesWeapon: Fraction;
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
export interface Outlook {
  readonly total: number;
  readonly save: number;
  readonly hit: number;
  readonly miss: number;
  readonly double: number;
  readonly saved: number;
  /** Share by net wounds. */
  readonly wounds: readonly number[];
  readonly anyWound: number;
  readonly expectedWounds: number;
  readonly entangled: number;
  readonly knockedDown: number;
  readonly floored: number;
  readonly toZero: number;
  readonly dead: number;
  readonly appeals: number;
  readonly spared: number;
  readonly losesWeapon: number;
  readonly losesArmour: number;
  readonly attackerDown: number;
  readonly attackerAppeals: number;
  readonly attackerLosesWeapon: number;
  /** Grapple tests; 0 for anything else. */
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
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

function doublesOf({ doubles }: Tally): number {
  let sum = 0;
  for (const weight of doubles) sum += weight;
  return sum;
}

export function factsOf(tally: Tally): AttackFacts {
  return {
    hit: chance(tally.hit),
    miss: chance(tally.miss),
    double: chance(doublesOf(tally)),
    caught: chance(tally.caught),
    cut: chance(tally.cut),
    saved: chance(tally.saved),
    wounds: distributionOf(tally.wounds),
    anyWound: chance(WHOLE - tally.wounds[0]!),
    expectedWounds: chance(expectedOf(tally.wounds)),
    entangled: chance(tally.entangled),
    knockedDown: chance(tally.knockedDown),
    bashed: chance(tally.bashed),
    floored: chance(tally.floored),
    toZero: chance(tally.toZero),
    dead: chance(tally.dead),
    appeals: chance(tally.appeals),
    sparedIfAppeals: tally.appeals === 0 ? null : chance(tally.spared, tally.appeals),
    losesWeapon: chance(tally.losesWeapon),
    losesArmour: chance(tally.losesArmour),
    attackerDown: chance(tally.attackerDown),
    attackerAppeals: chance(tally.attackerAppeals),
    attackerLosesWeapon: chance(tally.attackerLosesWeapon),
  };
}

export function outlookOf(tally: Tally, total: number, save: number): Outlook {
  return {
    total,
    save,
    hit: tally.hit / WHOLE,
    miss: tally.miss / WHOLE,
    double: doublesOf(tally) / WHOLE,
    saved: tally.saved / WHOLE,
    wounds: tally.wounds.map((weight) => weight / WHOLE),
    anyWound: 1 - tally.wounds[0]! / WHOLE,
    expectedWounds: expectedOf(tally.wounds) / WHOLE,
    entangled: tally.entangled / WHOLE,
    knockedDown: tally.knockedDown / WHOLE,
    floored: tally.floored / WHOLE,
    toZero: tally.toZero / WHOLE,
    dead: tally.dead / WHOLE,
    appeals: tally.appeals / WHOLE,
    spared: tally.spared / WHOLE,
    losesWeapon: tally.losesWeapon / WHOLE,
    losesArmour: tally.losesArmour / WHOLE,
    attackerDown: tally.attackerDown / WHOLE,
    attackerAppeals: tally.attackerAppeals / WHOLE,
    attackerLosesWeapon: tally.attackerLosesWeapon / WHOLE,
    win: tally.win / WHOLE,
    tie: tally.tie / WHOLE,
    lose: tally.lose / WHOLE,
  };
}
