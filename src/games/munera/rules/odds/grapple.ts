import type { Stage } from '../attack/stage.ts';
import { fighterAt, withFighter } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import { fallFate } from './fates.ts';
import { closed, countBeaten, countMiss, countWounds, emptyTally, type Tally, WHOLE } from './tally.ts';

/** Pairs of dice that are no double; doubles are thrown again (M-328). */
const PAIRS = 30;

/** Share of such pairs that come to more than 0, out of 30. */
function higherOf30(total: number): number {
  let higher = 0;
  for (let attack = 1; attack <= 6; attack += 1) {
    for (let defence = 1; defence <= 6; defence += 1) if (attack !== defence && attack + total > defence) higher += 1;
  }
  return higher;
}

/** Success and misses of one defence die thrown against again by a feint; equal dice throw a new pair (M-322, M-328). */
function countAgain(tally: Tally, stage: Stage, defence: number, weight: number): void {
  const { total } = stage;
  const again = higherOf30(total);
  let success = 0;
  for (let attack = 1; attack <= 6; attack += 1) {
    if (attack === defence) success += (weight / 6 / PAIRS) * again;
    else if (attack + total > defence) success += weight / 6;
  }
  tally.hit += success;
  countMiss(tally, stage, weight - success, true);
}

/** Wins, ties and losses of 36 tests with a lead in Stamina (M-331). */
export function testOf36(lead: number): { readonly win: number; readonly tie: number; readonly lose: number } {
  const counts = { win: 0, tie: 0, lose: 0 };
  for (let first = 1; first <= 6; first += 1) {
    for (let second = 1; second <= 6; second += 1) {
      const difference = first + lead - second;
      counts[difference > 0 ? 'win' : difference === 0 ? 'tie' : 'lose'] += 1;
    }
  }
  return counts;
}

/** How much more Stamina one fighter has than another. */
export function leadOf({ state }: View, one: number, other: number): number {
  return state.fighters[one]!.stamina - state.fighters[other]!.stamina;
}

function countTest(tally: Tally, { view, blow }: Stage): Tally {
  const { win, tie, lose } = testOf36(leadOf(view, blow.attacker, blow.target));
  const weight = tally.hit / 36;
  tally.win = weight * win;
  tally.tie = weight * tie;
  tally.lose = weight * lose;
  return closed(tally);
}

/** A grapple and its first test; nobody is thrown yet (M-324 to M-332). */
export function tallyGrapple(stage: Stage, feint: boolean): Tally {
  const tally = emptyTally();
  const pair = WHOLE / PAIRS;
  for (let attack = 1; attack <= 6; attack += 1) {
    for (let defence = 1; defence <= 6; defence += 1) {
      if (attack === defence) continue;
      if (attack + stage.total > defence) tally.hit += pair;
      else if (feint) countAgain(tally, stage, defence, pair);
      else countMiss(tally, stage, pair, false);
    }
  }
  return countTest(tally, stage);
}

/** The die of a grapple that missed, thrown again or left. */
export function tallyGrappleAnswer(stage: Stage, use: boolean): Tally {
  const tally = emptyTally();
  if (use) countAgain(tally, stage, stage.blow.defenceDie, WHOLE);
  else countMiss(tally, stage, WHOLE, false);
  return countTest(tally, stage);
}

const D3 = [1, 2, 3] as const;

/** D3 wounds, then down; a second fall may be the end (M-335). */
export function tallyThrow(view: View, winner: number, loser: number): Tally {
  const free = withFighter(withFighter(view, winner, { locked: -1, grappler: false }), loser, { locked: -1, grappler: false });
  const fate = fallFate(free, loser);
  const tally = emptyTally();
  const sides = { target: loser, attacker: winner };
  for (const net of D3) {
    const weight = WHOLE / 3;
    if (countWounds(tally, free, sides, net, weight)) continue;
    const { stamina, woundsTaken } = fighterAt(free, loser);
    if (fate === 'knocked-down') tally.knockedDown += weight;
    else if (fate !== 'no-effect')
      countBeaten(tally, withFighter(free, loser, { stamina: stamina - net, woundsTaken: woundsTaken + net }), loser, winner, weight);
  }
  return closed(tally);
}
