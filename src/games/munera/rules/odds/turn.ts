import { sum } from '../../../../engine/dice/index.ts';
import { type Distribution, Fraction, mapped, ofDice } from '../../../../engine/odds/index.ts';
import { fatigueOfMiss } from '../attack/blow.ts';
import type { Key, Term } from '../keys.ts';
import { fighterAt, isTired, withFighter } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import { actionPointTerms } from '../turn/action-points.ts';
import { appealTerms, mayAppeal } from '../turn/beaten.ts';
import { surrendersTo, tormentorOf } from '../turn/turn.ts';
import { sparedOf36 } from './fates.ts';
import { leadOf, testOf36 } from './grapple.ts';

const D6 = { count: 1, sides: 6, add: 0 } as const;
const NOTHING = new Fraction(0);

/** An appeal to the crowd as it would stand now (M-176 to M-193). */
export interface AppealOdds {
  readonly fighter: number;
  readonly conqueror: number;
  readonly modifiers: readonly Term[];
  readonly total: number;
  /** False for the condemned, who die unasked (D-269). */
  readonly asks: boolean;
  readonly spared: Fraction;
}

/** What the crowd would say if he were beaten as he stands; `conqueror` is -1 for nobody. */
export function appealOdds(view: View, fighter: number, conqueror: number): AppealOdds {
  const modifiers = appealTerms(view, fighter, conqueror);
  const asks = mayAppeal(view, fighter);
  const spared = asks ? new Fraction(sparedOf36(modifiers), 36) : NOTHING;
  return { fighter, conqueror, modifiers, total: sum(modifiers), asks, spared };
}

/** A grapple test: each a D6 and his Stamina (M-331). */
export interface TestOdds {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
}

export function testOdds(lead: number): TestOdds {
  const { win, tie, lose } = testOf36(lead);
  return { win: new Fraction(win, 36), tie: new Fraction(tie, 36), lose: new Fraction(lose, 36) };
}

/** The AP of a turn that would begin now. */
export interface ApOdds {
  readonly modifiers: readonly Term[];
  readonly total: number;
  readonly ap: Distribution;
  /** Set when he gives in instead of throwing the die (M-057). */
  readonly surrender: AppealOdds | null;
  /** Set when he is locked: seen from him (M-333). */
  readonly test: TestOdds | null;
}

function surrenderOf(view: View, index: number, total: number): AppealOdds | null {
  const conqueror = surrendersTo(view, fighterAt(view, index), total);
  return conqueror < 0 ? null : appealOdds(view, index, conqueror);
}

/** The AP die of his next turn, from the position as it is (M-044 to M-057). */
export function apOdds(view: View, fighter: number): ApOdds {
  const modifiers = actionPointTerms(view, fighter);
  const total = sum(modifiers);
  const { locked } = fighterAt(view, fighter);
  return {
    modifiers,
    total,
    ap: mapped(ofDice(D6), (face) => Math.max(0, face + total)),
    surrender: surrenderOf(view, fighter, total),
    test: locked < 0 ? null : testOdds(leadOf(view, fighter, locked)),
  };
}

/** The order of play: whether the first throw settles it (M-034, M-035). */
export interface OrderOdds {
  readonly settled: Fraction;
  readonly tie: Fraction;
  /** The same for everybody. */
  readonly first: Fraction;
}

export function orderOdds(fighters: number): OrderOdds {
  let settled = new Fraction(1);
  for (let taken = 0; taken < fighters; taken += 1) settled = settled.mul(new Fraction(Math.max(0, 6 - taken), 6));
  return { settled, tie: new Fraction(1).sub(settled), first: new Fraction(1, fighters) };
}

/**
 * How a fighter comes to ask the crowd (M-172 to M-175): by wounds that leave him 0 Stamina, or less than 0; by giving in;
 * by a Double 2; by a second fall, or by one where a miss could not push him back.
 */
export type Defeat = Key<'defeat'>;

/** What the crowd would say if he were beaten in that way. */
export interface MercyOdds extends AppealOdds {
  readonly how: Defeat;
  readonly rule: string;
}

/** Wounded down to a Stamina, whoever did it (M-145). */
function wounded(view: View, index: number, stamina: number): View {
  const { stamina: had, woundsTaken } = fighterAt(view, index);
  return withFighter(view, index, { stamina, woundsTaken: woundsTaken + had - stamina });
}

/** Only the tired give in (M-057). */
function spent(view: View, index: number): View {
  const fighter = fighterAt(view, index);
  return isTired(fighter) ? view : withFighter(view, index, { fatigue: fighter.stamina + 1 });
}

/** The miss that floors him has tired his conqueror (M-125, M-156). */
function missed(view: View, conqueror: number): View {
  const attacker = view.state.fighters[conqueror];
  return attacker ? withFighter(view, conqueror, { fatigue: attacker.fatigue + fatigueOfMiss(false) }) : view;
}

function sameTerms(one: AppealOdds, other: AppealOdds): boolean {
  return one.modifiers.length === other.modifiers.length && one.modifiers.every(({ rule }, i) => other.modifiers[i]!.rule === rule);
}

/**
 * The crowd's answer for each way in which he may be beaten, from the position as it is; two kinds of wounds or falls only
 * where they differ. Whoever gives in does so to an opponent who threatens him (M-349); `conqueror` is -1 for nobody.
 */
export function mercyOdds(view: View, index: number, conqueror: number): MercyOdds[] {
  const tormentor = tormentorOf(view, fighterAt(view, index));
  const after = (how: Defeat, rule: string, then: View, by = conqueror): MercyOdds => ({ how, rule, ...appealOdds(then, index, by) });
  const wounds = after('wounds', 'M-172', wounded(view, index, 0));
  const deep = after('deep-wounds', 'M-172', wounded(view, index, -1));
  const fall = after('second-fall', 'M-175', view);
  const barred = after('barred-fall', 'M-175', missed(view, conqueror));
  return [
    wounds,
    ...(sameTerms(wounds, deep) ? [] : [deep]),
    after('surrender', 'M-173', spent(view, index), tormentor < 0 ? conqueror : tormentor),
    after('double-two', 'M-174', view),
    fall,
    ...(sameTerms(fall, barred) ? [] : [barred]),
  ];
}
