import { adjacent, distance } from '../../../engine/hex/index.ts';
import { areOpponents, isEntangled, isTired, pushBackOf, quadrantOf, threatens } from '../rules/index.ts';
import { type Foe, prospectOf } from './foes.ts';
import { fitness, type Mind, type Tell } from './mind.ts';

/** One thing that counts for or against ending the turn where `mind.me` stands. */
export interface StanceConsideration {
  readonly id: string;
  readonly rule: string;
  readonly worth: (mind: Mind, foes: readonly Foe[]) => number;
}

const FAR = 6;
const PER_HEX = 0.25;
const SIDE = 0.5;
const MELEE = 2;

/** What the others may do to him in their next turns (M-117, M-136, M-137). */
function danger(mind: Mind, foes: readonly Foe[]): number {
  return mind.weights.danger === 0 ? 0 : -mind.weights.danger * threatTo(mind, foes);
}

/** What the others may do to him in their next turns, in points of Stamina. */
export function threatTo(mind: Mind, foes: readonly Foe[]): number {
  let worth = 0;
  for (const { fighter, his, points } of foes) {
    const rooted = fighter.down;
    worth += prospectOf(mind, { attacker: fighter, target: mind.me, arsenal: his, points, rooted });
  }
  return worth;
}

/** What he may do in his next turn to whom it is best done. */
function prospect(mind: Mind, foes: readonly Foe[]): number {
  return mind.weights.prospect === 0 ? 0 : mind.weights.prospect * prospectFor(mind, foes);
}

/** What he may do in his next turn to whom it is best done, in points of Stamina. */
export function prospectFor(mind: Mind, foes: readonly Foe[]): number {
  const { points } = fitness(mind, mind.index);
  let best = 0;
  for (const { fighter, mine } of foes) {
    best = Math.max(best, prospectOf(mind, { attacker: mind.me, target: fighter, arsenal: mine, points, rooted: false }));
  }
  return best;
}

/** To be within reach of the nearest: bouts are won by blows, and the later the round the more (M-115). */
function approach({ view, me, weights }: Mind, foes: readonly Foe[]): number {
  let least = Infinity;
  for (const { fighter, reach } of foes) least = Math.min(least, Math.max(0, distance(view.world.arena, me.cell, fighter.cell) - reach));
  if (least === Infinity) return 0;
  return -least * weights.approach * (1 + weights.impatience * view.state.round);
}

/** Whoever is threatened falls for good when he falls again, may have to give in, and is easier to hit for others (M-057, M-139, M-151). */
function threatening({ view, me, weights }: Mind, foes: readonly Foe[]): number {
  const inCompany = view.state.fighters.some((other) => other !== me && other.side === me.side && other.fate === 'active');
  let worth = 0;
  for (const { fighter } of foes) {
    if (!threatens(view, me, fighter)) continue;
    if (fighter.down || isEntangled(fighter) || isTired(fighter)) worth += 2 * weights.threaten;
    else if (inCompany) worth += weights.threaten;
  }
  return worth;
}

/** Whom a Double 2 floored is beaten if the turn ends beside him (M-167). */
function floored(mind: Mind): number {
  const { view, me } = mind;
  const { turn, fighters } = view.state;
  let worth = 0;
  for (const index of turn.floored) {
    const victim = fighters[index]!;
    if (areOpponents(me, victim) && adjacent(view.world.arena, me.cell, victim.cell)) worth += fitness(mind, index).life;
  }
  return worth;
}

/** What he has lost and wants back, the nearer the better (M-073, M-098). */
function lost({ view, me, wanted }: Mind): number {
  let worth = 0;
  for (const { cell, value } of wanted) worth = Math.max(worth, value - PER_HEX * distance(view.world.arena, me.cell, cell));
  return worth / 2;
}

/** A push-back that wall or man bars knocks down (M-125). */
function cornered({ view, index, me, weights }: Mind, foes: readonly Foe[]): number {
  for (const foe of foes) {
    const hexes = distance(view.world.arena, me.cell, foe.fighter.cell);
    if (hexes <= FAR && pushBackOf(view, foe.index, index).barred !== null) return -weights.cornered / Math.max(1, hexes - 1);
  }
  return 0;
}

/** From behind and from the side less of a Save stands in the way (M-117). */
function flank({ view, me, weights }: Mind, foes: readonly Foe[]): number {
  if (weights.flank === 0) return 0;
  let best = 0;
  for (const { fighter, reach } of foes) {
    if (distance(view.world.arena, me.cell, fighter.cell) > reach) continue;
    const seen = quadrantOf(view, fighter, me.cell);
    best = Math.max(best, seen === 'rear' ? 1 : seen === 'front' ? 0 : SIDE);
  }
  return weights.flank * best;
}

/** How far the weapons reach that a foe has ready against him. */
function hisReach({ his: { ways } }: Foe): number {
  let reach = 1;
  for (const { item, to, sheathed } of ways) if (!sheathed && item >= 0) reach = Math.max(reach, Math.min(to, MELEE));
  return reach;
}

/** Where his own weapon reaches and the nearest opponent's does not (M-230). */
function range({ view, me, weights }: Mind, foes: readonly Foe[]): number {
  const [foe] = foes;
  if (weights.range === 0 || !foe) return 0;
  const hexes = distance(view.world.arena, me.cell, foe.fighter.cell);
  if (hexes <= hisReach(foe)) return -weights.range;
  return hexes <= foe.reach ? weights.range : 0;
}

export const STANCE_CONSIDERATIONS: readonly StanceConsideration[] = [
  { id: 'danger', rule: 'M-136', worth: danger },
  { id: 'prospect', rule: 'M-115', worth: prospect },
  { id: 'approach', rule: 'M-081', worth: approach },
  { id: 'threatens', rule: 'M-139', worth: threatening },
  { id: 'floored', rule: 'M-167', worth: floored },
  { id: 'lost-gear', rule: 'M-098', worth: lost },
  { id: 'cornered', rule: 'M-125', worth: cornered },
  { id: 'flank', rule: 'M-117', worth: flank },
  { id: 'range', rule: 'M-230', worth: range },
];

/** What it is worth to end the turn where he stands. */
export function stanceWorth(mind: Mind, foes: readonly Foe[], tell?: Tell): number {
  let worth = 0;
  for (const { id, rule, worth: of } of STANCE_CONSIDERATIONS) {
    const value = of(mind, foes);
    worth += value;
    tell?.(id, rule, value);
  }
  return worth;
}
