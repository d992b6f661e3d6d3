import { type Fighter, gearAt, hazeNeeds, isHeld, shieldOf, testOf36 } from '../rules/index.ts';
import { blowWorth, entangles, fallWorth, wounds, woundWorth } from './blow-worth.ts';
import { chancesOfFeint, usefulPoints } from './chances.ts';
import { fitness, type Mind } from './mind.ts';
import { type Strike, strikeOf } from './strike.ts';

const FACES = 6;
const THROW_WOUNDS = [1, 2, 3];
const HAZED = 2;
/** The crowd minds sand in the eyes (M-187). */
const UNPOPULAR = 0.4;

/** Chance to win the test of a grapple, ties counted as thrown again (M-331). */
function chanceToThrow(lead: number): number {
  const { win, lose } = testOf36(lead);
  return win / (win + lose);
}

function thrownWorth(mind: Mind, strike: Strike): number {
  let worth = fallWorth(mind, strike.blow);
  for (const net of THROW_WOUNDS) worth += woundWorth(mind, { ...strike, gear: null }, net) / THROW_WOUNDS.length;
  return Math.min(worth, fitness(mind, strike.blow.target).life);
}

/** What is in the hands is thrown away for a grapple (M-326). */
function emptied({ view, weights }: Mind, fighter: Fighter): number {
  let lost = 0;
  for (const item of fighter.carried) {
    const { fixed, shield } = gearAt(view, item);
    if (isHeld(view, item) && !fixed && shield === null) lost += weights.weapon;
  }
  const shield = shieldOf(view, fighter);
  return shield < 0 ? lost : lost + weights.cover * gearAt(view, shield).shield!.front;
}

/** To grapple: thrown to the ground, one or the other (M-324 to M-336). */
export function grappleWorth(mind: Mind, strike: Strike): number {
  const { attacker, target } = strike.blow;
  const { fighters } = mind.view.state;
  const { hit, miss } = strike.chances;
  const wins = chanceToThrow(fighters[attacker]!.stamina - fighters[target]!.stamina);
  const reverse: Strike = { ...strike, blow: { ...strike.blow, attacker: target, target: attacker } };
  const test = wins * thrownWorth(mind, strike) - (1 - wins) * thrownWorth(mind, reverse);
  return (hit * test - miss * fitness(mind, attacker).tiring) / (hit + miss) - emptied(mind, fighters[attacker]!);
}

/** To throw sand: the target's next turn is short, and `next`, an attack of this turn, goes better (M-340 to M-346). */
export function hazeWorth(mind: Mind, target: number, next: Strike | null): number {
  const { points } = fitness(mind, target);
  const chance = (FACES + 1 - hazeNeeds(mind.view, target)) / FACES;
  let worth = mind.weights.point * (usefulPoints(points) - usefulPoints(points - HAZED));
  if (next)
    worth += blowWorth(mind, strikeOf(mind, next.blow, next.barred, { extra: HAZED, feint: next.tires > 1 })) - blowWorth(mind, next);
  return chance * worth - UNPOPULAR;
}

/** To feint before an attack: what misses is thrown again, and a second miss tires twice (M-321 to M-323). */
export function feintWorth(mind: Mind, next: Strike): number {
  const again: Strike = { ...next, chances: chancesOfFeint(next.modifier) };
  const { tiring } = fitness(mind, next.blow.attacker);
  return wounds(mind, again) + entangles(mind, again) + tiring * (again.chances.hit - again.chances.miss);
}
