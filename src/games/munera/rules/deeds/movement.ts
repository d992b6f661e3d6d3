import type { Refusal } from '../../../../engine/bout/index.ts';
import { adjacent, distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import { moveCost, turnCost } from '../legality/costs.ts';
import { areOpponents, standingOn } from '../state/predicates.ts';
import { costRefusal, refuse } from '../legality/refusals.ts';
import type { Fighter } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';

const NO_DIRECTION = refuse('M-063', 'no-such-direction');
const WALL = refuse('M-103', 'wall');
const OCCUPIED = refuse('M-084', 'occupied');
const STOOD_UP = refuse('M-149', 'stood-up');
const CONTROLLED = refuse('M-086', 'zone-of-control');
const TETHERED = refuse('M-087', 'tethered');
const SAME_FACING = refuse('M-066', 'same-facing');

export function isDirection(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 6;
}

/** Lex `zoneOfControl`: no step between two hexes beside the same standing enemy (M-086). */
function leavesControl(view: View, fighter: Fighter, to: number): boolean {
  const { arena } = view.world;
  return view.state.fighters.some(
    (other) => areOpponents(other, fighter) && !other.down && adjacent(arena, other.cell, fighter.cell) && adjacent(arena, other.cell, to),
  );
}

/** Lex `netTether`: beyond the device's range the victim goes no farther from its holder (M-087). */
function beyondTether({ world, state }: View, index: number, to: number): boolean {
  const { cell } = state.fighters[index]!;
  return state.items.some(({ victim, holder }, item) => {
    if (victim !== index) return false;
    const from = state.fighters[holder]!.cell;
    const hexes = distance(world.arena, to, from);
    const reach = Math.max(...world.things[item]!.gear.bands.map((band) => band.to));
    return hexes > reach && hexes > distance(world.arena, cell, from);
  });
}

/** Why the fighter whose turn it is may not step in a direction (M-063 to M-065, M-084 to M-088, M-103). */
export function moveRefusal(view: View, direction: number): Refusal | null {
  const { turn, fighters } = view.state;
  const fighter = fighters[turn.fighter]!;
  if (!isDirection(direction)) return NO_DIRECTION;
  if (turn.stood) return STOOD_UP;
  return costRefusal(view, fighter, moveCost(view, fighter, direction)) ?? wayRefusal(view, fighter, direction);
}

/** What bars a step that is paid for: the wall, a figure, lex. */
export function wayRefusal(view: View, fighter: Fighter, direction: number): Refusal | null {
  const to = stepTo(view.world, fighter.cell, direction);
  if (to === OUTSIDE) return WALL;
  if (standingOn(view, to) >= 0) return OCCUPIED;
  const { lex } = view.world;
  if (lex.zoneOfControl === 'ancestor' && leavesControl(view, fighter, to)) return CONTROLLED;
  return lex.netTether && beyondTether(view, view.state.turn.fighter, to) ? TETHERED : null;
}

export function turnRefusal(view: View, facing: number): Refusal | null {
  const fighter = view.state.fighters[view.state.turn.fighter]!;
  if (!isDirection(facing)) return NO_DIRECTION;
  if (facing === fighter.facing) return SAME_FACING;
  return costRefusal(view, fighter, turnCost(view, fighter.facing, facing));
}
