import { distance } from '../../../engine/hex/index.ts';
import { areOpponents, type Fighter, fighterAt, helmetOf, quadrantOf, type View } from '../rules/index.ts';
import { type Arsenal, arsenalOf, QUADRANTS, type Way, wayWorth } from './arsenal.ts';
import { BESIDE, circling, goalOf, GOALS, MOST_POINTS, placeOf } from './circling.ts';
import { fitness, type Mind } from './mind.ts';

/** An opponent who counts for this decision. */
export interface Foe {
  readonly index: number;
  readonly fighter: Fighter;
  /** Total modifiers of the next AP dice. */
  readonly points: number;
  readonly mine: Arsenal;
  readonly his: Arsenal;
  /** Longest reach of what the thinker has ready against him. */
  readonly reach: number;
}

/** Farther opponents, and more of them, are left out of account. */
const MOST = 4;

function foeOf(mind: Mind, index: number): Foe {
  const mine = arsenalOf(mind, mind.index, index);
  let reach = 1;
  for (const { item, to, sheathed } of mine.ways) if (!sheathed && item >= 0) reach = Math.max(reach, to);
  return {
    index,
    fighter: fighterAt(mind.view, index),
    points: fitness(mind, index).points,
    mine,
    his: arsenalOf(mind, index, mind.index),
    reach,
  };
}

/** The nearest opponents, nearest first; of equally near ones the first in the roster. */
export function foesOf(mind: Mind): Foe[] {
  const { view, me } = mind;
  const { arena } = view.world;
  const near: number[] = [];
  view.state.fighters.forEach((other, index) => {
    if (areOpponents(me, other)) near.push(index);
  });
  const away = (index: number): number => distance(arena, me.cell, fighterAt(view, index).cell);
  near.sort((a, b) => away(a) - away(b) || a - b);
  return near.slice(0, MOST).map((index) => foeOf(mind, index));
}

const TURN_TO: Readonly<Record<string, number>> = { front: 0, right: 1, left: 1, rear: 2 };
const SIDESTEP_HELMET = 3;
const SIDESTEP = 2;
const MELEE = 2;
const FACES = 6;

/** Who would attack whom from where, with the AP die still to fall. */
export interface Prospect {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly arsenal: Arsenal;
  /** Total modifier of his AP die. */
  readonly points: number;
  /** He will have stood up and cannot walk. */
  readonly rooted: boolean;
}

/** The best that so many AP allow. */
const gains = new Float64Array(MOST_POINTS + 1);

function note(mind: Mind, into: Float64Array, { cost }: Way, need: number, worth: number): void {
  if (worth <= 0 || need > MOST_POINTS) return;
  if (worth > into[need]!) into[need] = worth;
  const twice = need + cost + 1;
  const both = worth * (1 + mind.weights.second);
  if (twice <= MOST_POINTS && both > into[twice]!) into[twice] = both;
}

/** The best of one or two attacks from so near through a quadrant, by the AP that are left there; made when first asked for. */
function blowsThrough(mind: Mind, arsenal: Arsenal, hexes: 1 | 2, quadrant: number): Float64Array {
  const place = hexes * QUADRANTS.length + quadrant;
  let blows = arsenal.near[place];
  if (!blows) {
    blows = arsenal.near[place] = new Float64Array(MOST_POINTS + 1);
    for (const way of arsenal.ways) {
      if (way.from <= hexes && hexes <= way.to) note(mind, blows, way, way.cost, wayWorth(mind, way, quadrant));
    }
  }
  return blows;
}

/** The fewest AP to any hex from which he would strike so, by distance and quadrant. */
const nearest = new Uint8Array(2 * QUADRANTS.length);

function noteNearest({ world }: View, { attacker, target, rooted }: Prospect, sidestep: number): boolean {
  const place = placeOf(world, attacker, target);
  if (place < 0) return false;
  const { costs, quadrants } = circling(world, sidestep);
  const own = rooted ? goalOf(world, attacker, target) : -1;
  nearest.fill(MOST_POINTS);
  for (let goal = 0; goal < GOALS; goal += 1) {
    if (rooted && goal !== own) continue;
    const cost = costs[place + goal]!;
    const at = (goal < BESIDE ? 0 : QUADRANTS.length) + quadrants[goal * FACES + target.facing]!;
    if (cost < nearest[at]!) nearest[at] = cost;
  }
  return true;
}

/** From each hex near the target that he can get to. */
function noteMelee(mind: Mind, prospect: Prospect, sidestep: number): void {
  if (!noteNearest(mind.view, prospect, sidestep)) return;
  for (let at = 0; at < nearest.length; at += 1) {
    const cost = nearest[at]!;
    if (cost >= MOST_POINTS) continue;
    const beside = at < QUADRANTS.length;
    const blows = blowsThrough(mind, prospect.arsenal, beside ? 1 : 2, beside ? at : at - QUADRANTS.length);
    for (let left = 1; cost + left <= MOST_POINTS; left += 1) if (blows[left]! > gains[cost + left]!) gains[cost + left] = blows[left]!;
  }
}

/** From afar, where he is or after steps straight on. */
function noteFar(mind: Mind, { attacker, target, arsenal, rooted }: Prospect, sidestep: number): void {
  const { view } = mind;
  const hexes = distance(view.world.arena, attacker.cell, target.cell);
  const turning = TURN_TO[quadrantOf(view, attacker, target.cell)]!;
  const seen = QUADRANTS.indexOf(quadrantOf(view, target, attacker.cell));
  for (const way of arsenal.ways) {
    if (way.to <= MELEE) continue;
    const walk = hexes > way.to ? hexes - way.to : hexes < way.from ? sidestep * (way.from - hexes) : 0;
    if (walk === 0 || !rooted) note(mind, gains, way, turning + walk + way.cost, wayWorth(mind, way, seen));
  }
}

/** What a fighter may expect of his next turn against another, whatever his AP die shows. */
export function prospectOf(mind: Mind, prospect: Prospect): number {
  const { attacker, points } = prospect;
  if (attacker.capes > 0) return 0;
  const sidestep = helmetOf(mind.view, attacker) >= 0 ? SIDESTEP_HELMET : SIDESTEP;
  gains.fill(0);
  noteMelee(mind, prospect, sidestep);
  noteFar(mind, prospect, sidestep);
  for (let i = 1; i <= MOST_POINTS; i += 1) if (gains[i - 1]! > gains[i]!) gains[i] = gains[i - 1]!;
  let total = 0;
  for (let face = 1; face <= FACES; face += 1) total += gains[Math.min(MOST_POINTS, Math.max(0, face + points))]!;
  return total / FACES;
}
