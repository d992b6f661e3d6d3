import { type Fighter, fighterAt, gearAt, guardAgainstNets, helmetOf, shieldOf, threatsTo } from '../rules/index.ts';
import { ONE_DOUBLE, TWO_DICE } from './chances.ts';
import { fitness, lifeOf, type Mind, type Tell } from './mind.ts';
import type { Strike } from './strike.ts';

/** One thing that counts for or against an attack, in the view of whoever makes it. */
export interface BlowConsideration {
  readonly id: string;
  readonly rule: string;
  readonly worth: (mind: Mind, strike: Strike) => number;
}

const CONE_CATCHES = 1 / 3;
const ARBELOS_CUTS = 1 / 6;
const FATE_AGAINST = 1 / 2;
const FATE_SCISSOR = 1 / 6;
const STAYS_BESIDE = 0.9;
const LONG_ODDS = 0.2;

function targetOf({ view }: Mind, { blow }: Strike): Fighter {
  return fighterAt(view, blow.target);
}

/** What it is worth to take that many wounds' Stamina from the target. */
export function woundWorth(mind: Mind, strike: Strike, raw: number): number {
  const net = Math.max(0, raw + (strike.gear?.wounds?.value ?? 0));
  const { life, losses } = fitness(mind, strike.blow.target);
  const known = losses[net];
  if (known !== undefined && !Number.isNaN(known)) return known;
  const target = targetOf(mind, strike);
  return (losses[net] = life - lifeOf(mind.weights, target, target.stamina - net));
}

export function wounds(mind: Mind, strike: Strike): number {
  const { chances, device, save } = strike;
  if (device) return 0;
  let worth = 0;
  for (let difference = 1; difference < chances.hits.length; difference += 1) {
    const chance = chances.hits[difference]!;
    if (chance > 0) worth += chance * woundWorth(mind, strike, difference);
  }
  return worth * (1 - save / 6);
}

/** Two dice of wounds that no Save stops; one for a device (M-163). */
function doubleSix(mind: Mind, strike: Strike): number {
  let worth = 0;
  if (strike.device) for (let face = 1; face <= 6; face += 1) worth += woundWorth(mind, strike, face) / 6;
  else for (let total = 2; total <= 12; total += 1) worth += TWO_DICE[total]! * woundWorth(mind, strike, total);
  return ONE_DOUBLE * worth;
}

/** A fall, or the end of a man who lies there threatened (M-147, M-150). */
export function fallWorth(mind: Mind, { target, distance }: Strike['blow']): number {
  const { life, fall } = fitness(mind, target);
  const fighter = fighterAt(mind.view, target);
  if (!fighter.down) return fall;
  return distance === 1 || threatsTo(mind.view, fighter).length > 0 ? life : 0;
}

function wearsNothing(mind: Mind, fighter: Fighter): boolean {
  return shieldOf(mind.view, fighter) < 0 && helmetOf(mind.view, fighter) < 0;
}

/** Double 4, Double 5 against a bare man, a saved bash, a push-back with no way to go (M-125, M-164, M-165, M-210). */
function falls(mind: Mind, strike: Strike): number {
  const target = targetOf(mind, strike);
  let chance = ONE_DOUBLE;
  if (wearsNothing(mind, target)) chance += ONE_DOUBLE;
  if (strike.barred) chance += strike.chances.miss;
  if (strike.bash && !strike.device && !target.down) chance += (strike.chances.hit * strike.save) / 6;
  return chance * fallWorth(mind, strike.blow);
}

/** Double 2 fells whoever is still beside the attacker when his turn ends (M-167). */
function verdict(mind: Mind, strike: Strike): number {
  const { target, distance } = strike.blow;
  const { life, fall } = fitness(mind, target);
  if (targetOf(mind, strike).down) return ONE_DOUBLE * fallWorth(mind, strike.blow);
  if (distance === 1) return ONE_DOUBLE * STAYS_BESIDE * life;
  return ONE_DOUBLE * (distance === 2 ? (fall + life) / 2 : fall);
}

/** Double 3, and Double 1 with fists (M-166, M-171). */
function ownFall(mind: Mind, { gear, blow }: Strike): number {
  const bare = gear === null || gear.fixed;
  return -(bare ? ONE_DOUBLE * (1 + FATE_AGAINST) : ONE_DOUBLE) * (fitness(mind, blow.attacker).fall + mind.weights.down);
}

function disarms({ view, weights }: Mind, index: number, fall: number): number {
  const { carried } = fighterAt(view, index);
  return carried.some((item) => gearAt(view, item).entry) ? weights.weapon : fall;
}

/** Double 1 and Double 5: weapons, shields and helmets that fall (M-164, M-168). */
function arms(mind: Mind, strike: Strike): number {
  const { view, weights } = mind;
  const { attacker, target } = strike.blow;
  const foe = targetOf(mind, strike);
  const { gear } = strike;
  const own = gear?.scissor ? FATE_SCISSOR : FATE_AGAINST;
  const shield = shieldOf(view, foe);
  let worth = (1 - own) * disarms(mind, target, fitness(mind, target).fall);
  if (gear !== null && !gear.fixed) worth -= own * disarms(mind, attacker, 0);
  if (shield >= 0) worth += weights.cover * gearAt(view, shield).shield!.front;
  else if (helmetOf(view, foe) >= 0) worth += weights.helmet;
  return ONE_DOUBLE * worth;
}

/** Chance that a net, lasso or cape holds (M-236, M-238, M-250, M-254). */
function holds(mind: Mind, strike: Strike): number {
  if (!strike.device) return 0;
  const target = targetOf(mind, strike);
  let chance = ONE_DOUBLE;
  strike.chances.hits.forEach((hit, difference) => (chance += hit * Math.min(1, difference / 6)));
  if (guardAgainstNets(mind.view, target, 'catches') >= 0) chance *= 1 - CONE_CATCHES;
  if (guardAgainstNets(mind.view, target, 'cuts') >= 0) chance *= 1 - ARBELOS_CUTS;
  return chance;
}

export function entangles(mind: Mind, strike: Strike): number {
  return strike.device ? holds(mind, strike) * fitness(mind, strike.blow.target).caught : 0;
}

/** Every blow at a man in a net goes better: nets come first (M-138). */
function opens(mind: Mind, strike: Strike): number {
  return strike.device ? holds(mind, strike) * mind.weights.opening : 0;
}

/** A miss tires (M-156). */
function fatigue(mind: Mind, { blow, chances, tires }: Strike): number {
  return -chances.miss * tires * fitness(mind, blow.attacker).tiring;
}

/** Who has a weapon, or a way to get at it, does not tire himself with fists that hardly ever hit (M-156, M-229). */
function vain({ view, weights }: Mind, { gear, chances, blow }: Strike): number {
  if (gear !== null || blow.move !== 'attack' || chances.hit >= LONG_ODDS || fighterAt(view, blow.target).down) return 0;
  const { carried } = fighterAt(view, blow.attacker);
  return carried.some((item) => gearAt(view, item).bands.length > 0) ? -weights.vain : 0;
}

/** A spear that flies is out of hand (M-270, M-273). */
function thrown({ view, weights }: Mind, { gear, flies, blow }: Strike): number {
  if (!flies || gear === null || gear.ammunition !== null || gear.tied) return 0;
  const { carried } = fighterAt(view, blow.attacker);
  const another = carried.some((item) => item !== blow.item && gearAt(view, item).entry);
  return another ? -weights.weapon / 4 : -weights.weapon;
}

export const BLOW_CONSIDERATIONS: readonly BlowConsideration[] = [
  { id: 'wounds', rule: 'M-130', worth: wounds },
  { id: 'double-six', rule: 'M-163', worth: doubleSix },
  { id: 'falls', rule: 'M-147', worth: falls },
  { id: 'verdict', rule: 'M-167', worth: verdict },
  { id: 'own-fall', rule: 'M-166', worth: ownFall },
  { id: 'arms', rule: 'M-168', worth: arms },
  { id: 'entangles', rule: 'M-236', worth: entangles },
  { id: 'opens', rule: 'M-138', worth: opens },
  { id: 'fatigue', rule: 'M-156', worth: fatigue },
  { id: 'vain', rule: 'M-229', worth: vain },
  { id: 'thrown', rule: 'M-270', worth: thrown },
];

/** What an attack is worth to whoever makes it. */
export function blowWorth(mind: Mind, strike: Strike, tell?: Tell): number {
  let worth = 0;
  for (const { id, rule, worth: of } of BLOW_CONSIDERATIONS) {
    const value = of(mind, strike);
    worth += value;
    tell?.(id, rule, value);
  }
  return worth;
}
