import { bearing, OUTSIDE } from '../../../../engine/hex/index.ts';
import { knockDown } from './falls.ts';
import { standingOn } from '../state/predicates.ts';
import type { Play, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';

/** Where a miss would drive the target, and what bars the way (M-122 to M-125, M-337). */
export interface PushBack {
  readonly to: number;
  readonly barred: 'wall' | 'figure' | 'locked' | null;
}

function bars(view: View, cell: number): 'wall' | 'figure' | null {
  if (cell === OUTSIDE) return 'wall';
  return standingOn(view, cell) >= 0 ? 'figure' : null;
}

/** Directly away from the attacker; of two directions the one nearer the target's rear, else the other (M-123). */
export function pushBackOf(view: View, attacker: number, index: number): PushBack {
  const { fighters } = view.state;
  const target = fighters[index]!;
  if (target.locked >= 0 && target.locked !== attacker) return { to: target.cell, barred: 'locked' };
  const { first, other } = bearing(view.world.arena, fighters[attacker]!.cell, target.cell, (target.facing + 3) % 6);
  const straight = stepTo(view.world, target.cell, first);
  const barred = bars(view, straight);
  if (barred === null) return { to: straight, barred: null };
  const second = stepTo(view.world, target.cell, other);
  return bars(view, second) === null ? { to: second, barred: null } : { to: target.cell, barred };
}

/** Pushes the target back or, barred, knocks him down. Returns true when he must appeal (M-125, M-150). */
export function pushBack(play: Play, attacker: number, index: number): boolean {
  const { to, barred } = pushBackOf(play, attacker, index);
  const target = play.state.fighters[index]!;
  const rule = barred === 'locked' ? 'M-337' : barred ? 'M-125' : 'M-122';
  play.referee.tell?.({ type: 'pushed', figure: target.id, by: play.world.ids[attacker]!, from: target.cell, to, barred, rules: [rule] });
  target.cell = to;
  return (barred === 'wall' || barred === 'figure') && knockDown(play, index, attacker, 'M-125');
}
