import type { Action } from '../../../../engine/bout/index.ts';
import { Fraction } from '../../../../engine/odds/index.ts';
import { weaponEntries } from '../attack/doubles.ts';
import { type Stage, stageOf } from '../attack/stage.ts';
import type { Refused, Term } from '../keys.ts';
import { openBlow } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import type { Cost } from '../turn/turn.ts';
import { type AttackFacts, chance, chances, factsOf } from './facts.ts';
import { doubleFate, doubleOneEvents, type Fate, missFate } from './fates.ts';
import { leadOf, tallyGrapple, tallyGrappleAnswer, tallyThrow } from './grapple.ts';
import { type Tally, tallyAnswer, tallyAttack, TESTS } from './tally.ts';
import { type ApOdds, type AppealOdds, type TestOdds, testOdds } from './turn.ts';

/** What an event of an attack would do here. */
export interface EventOdds {
  readonly fate: Fate;
  /** A weapon that is lost is broken or gone, not merely dropped (M-169). */
  readonly forGood: boolean;
  /** Share of the event in which it does this: 1 but for Double 1. */
  readonly share: Fraction;
}

/** A double with its chance and what it would do in this position. */
export interface DoubleOdds {
  readonly face: number;
  readonly chance: Fraction;
  readonly fates: readonly EventOdds[];
}

/** The answer in question, by whatever deed. */
export interface Asked {
  readonly action: Action;
  readonly cost: Cost;
  /** Why it is not legal; odds are there all the same when only AP are missing. */
  readonly refusal: Refused | null;
}

/** An attack, a whirl, or the answer of a feint. */
export interface BlowOdds extends Asked {
  readonly kind: 'blow';
  readonly modifiers: readonly Term[];
  readonly total: number;
  /** Empty for nets, which ask no Save. */
  readonly saveModifiers: readonly Term[];
  readonly save: number;
  readonly woundModifiers: readonly Term[];
  readonly missFate: Fate;
  readonly doubles: readonly DoubleOdds[];
  /** Items that a lost weapon of the target may be, at equal chances. */
  readonly weapons: readonly number[];
  /** What it comes to with all that is paid for: once a feint is declared, a miss is thrown again (M-322). */
  readonly facts: AttackFacts;
  /** With a feint declared: the same when a miss is left as it lies. */
  readonly kept: AttackFacts | null;
}

/** Of a grapple, and of its first test. */
export interface GrappleFacts
  extends Pick<AttackFacts, 'hit' | 'miss' | 'knockedDown' | 'appeals' | 'sparedIfAppeals' | 'dead'>, TestOdds {}

export interface GrappleOdds extends Asked {
  readonly kind: 'grapple';
  readonly modifiers: readonly Term[];
  readonly total: number;
  readonly missFate: Fate;
  /** With a feint declared, a miss is thrown again; `kept` when it is not. */
  readonly facts: GrappleFacts;
  readonly kept: GrappleFacts | null;
  /** The test alone, by Stamina. */
  readonly test: TestOdds;
  /** What a throw does to the target, and to the grappler if he loses. */
  readonly throws: AttackFacts;
  readonly thrown: AttackFacts;
}

/** The throw of a grapple that is won. */
export interface ThrowOdds extends Asked {
  readonly kind: 'throw';
  readonly facts: AttackFacts;
}

/** Sand in the eyes, or a try to cut free: one die. */
export interface TryOdds extends Asked {
  readonly kind: 'try';
  readonly needed: number;
  readonly success: Fraction;
  /** The device is destroyed (M-240). */
  readonly destroyed: Fraction;
}

/** The start of a turn. */
export interface TurnOdds extends Asked {
  readonly kind: 'turn';
  readonly ap: ApOdds;
}

/** The end of a turn: who must appeal because a Double 2 floored him (M-167). */
export interface EndOdds extends Asked {
  readonly kind: 'end';
  readonly appeals: readonly AppealOdds[];
}

/** No die falls. */
export interface SureOdds extends Asked {
  readonly kind: 'sure';
}

/** Not legal, and not for want of AP alone. */
export interface RefusedOdds extends Asked {
  readonly kind: 'refused';
}

/** What may come of an answer. */
export type AnswerOdds = BlowOdds | GrappleOdds | ThrowOdds | TryOdds | TurnOdds | EndOdds | SureOdds | RefusedOdds;

const NONE = new Fraction(0);
const SIDES = 6;
const ALL = new Fraction(1);

function doubleOneOdds(stage: Stage): EventOdds[] {
  const found: EventOdds[] = [];
  for (let face = 1; face <= SIDES; face += 1) {
    const events = doubleOneEvents(stage, face);
    const share = new Fraction(1, SIDES * events.length);
    for (const { fate, forGood } of events) {
      const place = found.findIndex((other) => other.fate === fate && other.forGood === forGood);
      if (place < 0) found.push({ fate, forGood, share });
      else found[place] = { fate, forGood, share: found[place]!.share.add(share) };
    }
  }
  return found;
}

function doublesOf(stage: Stage, tally: Tally): DoubleOdds[] {
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const fates = face === 1 ? doubleOneOdds(stage) : [{ fate: doubleFate(stage, face), forGood: false, share: ALL }];
    return { face, chance: chance(tally.doubles[face]!), fates };
  });
}

function blowOdds(asked: Asked, stage: Stage, tally: Tally, kept: Tally | null): BlowOdds {
  const { modifiers, total, saveModifiers, save, woundModifiers, view, blow } = stage;
  return {
    ...asked,
    kind: 'blow',
    modifiers,
    total,
    saveModifiers,
    save,
    woundModifiers,
    missFate: missFate(stage),
    doubles: doublesOf(stage, tally),
    weapons: weaponEntries(view, blow.target),
    facts: factsOf(tally),
    kept: kept && factsOf(kept),
  };
}

function grappleFacts(tally: Tally): GrappleFacts {
  const { hit, miss, knockedDown, appeals, sparedIfAppeals, dead } = factsOf(tally);
  return { hit, miss, knockedDown, appeals, sparedIfAppeals, dead, ...chances(tally, TESTS) };
}

function grappleOdds(asked: Asked, stage: Stage, tally: Tally, kept: Tally | null): GrappleOdds {
  const { view, blow, modifiers, total } = stage;
  const { attacker, target } = blow;
  return {
    ...asked,
    kind: 'grapple',
    modifiers,
    total,
    missFate: missFate(stage),
    facts: grappleFacts(tally),
    kept: kept && grappleFacts(kept),
    test: testOdds(leadOf(view, attacker, target)),
    throws: factsOf(tallyThrow(view, attacker, target)),
    thrown: factsOf(tallyThrow(view, target, attacker)),
  };
}

/** A blow, and with a feint declared the same when a miss is left as it lies. */
export function blowOddsOf(asked: Asked, stage: Stage): BlowOdds {
  const feint = stage.view.state.turn.feint === 'declared';
  return blowOdds(asked, stage, tallyAttack(stage, feint), feint ? tallyAttack(stage, false) : null);
}

/** A grapple and its first test, likewise. */
export function grappleOddsOf(asked: Asked, stage: Stage): GrappleOdds {
  const feint = stage.view.state.turn.feint === 'declared';
  return grappleOdds(asked, stage, tallyGrapple(stage, feint), feint ? tallyGrapple(stage, false) : null);
}

/** The blow that waits for its feint, thrown again or left. */
export function answerOdds(view: View, asked: Asked, use: boolean): BlowOdds | GrappleOdds {
  const blow = openBlow(view);
  const stage = stageOf(view, { ...blow, again: use });
  if (blow.move === 'grapple') return grappleOdds(asked, stage, tallyGrappleAnswer(stage, use), null);
  return blowOdds(asked, stage, tallyAnswer(stage, use), null);
}

/** The throw of a grapple that is won. */
export function throwOdds(view: View, asked: Asked, winner: number, loser: number): ThrowOdds {
  return { ...asked, kind: 'throw', facts: factsOf(tallyThrow(view, winner, loser)) };
}

/** One die that must show so much; `destroys`: the face from which on the device is gone, null when none is at stake. */
export function tryOdds(asked: Asked, needed: number, destroys: number | null): TryOdds {
  const from = (face: number): Fraction => new Fraction(SIDES + 1 - face, SIDES);
  return { ...asked, kind: 'try', needed, success: from(needed), destroyed: destroys === null ? NONE : from(destroys) };
}

/** No die falls. */
export function sureOdds(_: View, __: Action, asked: Asked): SureOdds {
  return { ...asked, kind: 'sure' };
}
