import { distance } from '../../engine/hex/index.ts';
import type { Fighter } from '../../rulesets/munera/index.ts';
import { areOpponents, helmetOf, quadrantOf } from '../../rulesets/munera/index.ts';
import type { Way } from './arsenal.ts';
import { QUADRANTS, wayWorth, waysOf } from './arsenal.ts';
import { chanceOfPoints } from './chances.ts';
import type { Mind } from './mind.ts';
import { fitness } from './mind.ts';

/** An opponent who counts for this decision. */
export interface Foe {
  readonly index: number;
  readonly fighter: Fighter;
  /** Total modifiers of the next AP dice. */
  readonly points: number;
  readonly mine: readonly Way[];
  readonly his: readonly Way[];
  /** Longest reach of what the thinker has ready against him. */
  readonly reach: number;
}

/** Farther opponents, and more of them, are left out of account. */
const MOST = 4;

function foeOf(mind: Mind, index: number): Foe {
  const mine = waysOf(mind, mind.index, index);
  let reach = 1;
  for (const { item, to, sheathed } of mine) if (!sheathed && item >= 0) reach = Math.max(reach, to);
  return { index, fighter: mind.view.state.fighters[index]!, points: fitness(mind, index).points, mine, his: waysOf(mind, index, mind.index), reach };
}

/** The nearest opponents, nearest first; of equally near ones the first in the roster. */
export function foesOf(mind: Mind): Foe[] {
  const { view, me } = mind;
  const { arena } = view.world;
  const near: number[] = [];
  view.state.fighters.forEach((other, index) => {
    if (areOpponents(me, other)) near.push(index);
  });
  const away = (index: number): number => distance(arena, me.cell, view.state.fighters[index]!.cell);
  near.sort((a, b) => away(a) - away(b) || a - b);
  return near.slice(0, MOST).map((index) => foeOf(mind, index));
}

const TURN_TO: Readonly<Record<string, number>> = { front: 0, right: 1, left: 1, rear: 2 };
/** AP to get from one quadrant of a man to another, from near and from afar. */
const ROUND_NEAR = 3;
const ROUND_FAR = 1;
const SECOND = 0.6;

/** Who would attack whom from where, with the AP die still to fall. */
export interface Prospect {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly ways: readonly Way[];
  readonly points: number;
  /** He will have stood up and cannot walk. */
  readonly rooted: boolean;
}

function expected(mind: Mind, way: Way, points: number, need: number, side: number): number {
  const worth = wayWorth(mind, way, side);
  if (worth <= 0) return 0;
  return worth * (chanceOfPoints(points, need) + SECOND * chanceOfPoints(points, need + way.cost + 1));
}

/** What a fighter may expect of his next turn against another: the best way, from where he is seen or from a better side. */
export function prospectOf(mind: Mind, { attacker, target, ways, points, rooted }: Prospect): number {
  if (attacker.capes > 0) return 0;
  const { view } = mind;
  const hexes = distance(view.world.arena, attacker.cell, target.cell);
  const turning = TURN_TO[quadrantOf(view, attacker, target.cell)]!;
  const seen = QUADRANTS.indexOf(quadrantOf(view, target, attacker.cell));
  const sidestep = helmetOf(view, attacker) >= 0 ? 3 : 2;
  const round = hexes <= 1 ? ROUND_NEAR + sidestep - 2 : ROUND_FAR + 1;
  let best = 0;
  for (const way of ways) {
    const walk = hexes > way.to ? hexes - way.to : hexes < way.from ? sidestep * (way.from - hexes) : 0;
    if (walk > 0 && rooted) continue;
    const need = turning + walk + way.cost;
    best = Math.max(best, expected(mind, way, points, need, seen));
    if (rooted || way.to > 2) continue;
    if (seen === 0) best = Math.max(best, expected(mind, way, points, need + round, 1), expected(mind, way, points, need + round, 2));
    if (seen !== 3) best = Math.max(best, expected(mind, way, points, need + round * (seen === 0 ? 2 : 1), 3));
  }
  return best;
}
