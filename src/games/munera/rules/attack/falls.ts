import { bearing, OUTSIDE } from '../../../../engine/hex/index.ts';
import { fighterAt, idOf, isThreatened, standingOn } from '../state/lookup.ts';
import { tellCondition } from '../state/rolls.ts';
import type { Fighter } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';
import { endGrapple } from '../turn/removal.ts';

/** In his own turn a fall costs what AP are left (M-153). */
function loseTurn(play: Play, index: number): void {
  const { turn } = play.state;
  if (turn.fighter === index) turn.over = true;
}

/** Whether a fall of somebody who is down already beats him (M-150, M-151). */
export function fallBeats(view: View, fighter: Fighter): boolean {
  return !view.world.lex.secondKnockdownNeedsAdjacentOpponent || isThreatened(view, fighter);
}

/**
 * Knocks a fighter down. Returns true when he was down already and must appeal: the caller asks the crowd when the
 * event that floored him is over (M-147 to M-153, M-176).
 */
export function knockDown(play: Play, index: number, by: number, rule: string): boolean {
  const fighter = fighterAt(play, index);
  if (fighter.fate !== 'active') return false;
  if (fighter.down) {
    const beaten = fallBeats(play, fighter);
    tellCondition(play, fighter.id, 'fallen-again', true, beaten ? 'M-150' : 'M-151');
    if (!beaten) tellCondition(play, fighter.id, 'fallen-again', false, 'M-151');
    return beaten;
  }
  fighter.down = true;
  tellCondition(play, fighter.id, 'down', true, rule);
  if (fighter.locked !== by) endGrapple(play, index, 'M-337');
  loseTurn(play, index);
  return false;
}

/** Somebody who must ask the crowd for his life once the event that beat him is over. */
export interface Beaten {
  readonly index: number;
  readonly by: number;
  readonly rule: string;
}

/** Knocks a fighter down; whoever was down already is beaten (M-150, M-176). */
export function fell(play: Play, index: number, by: number, rule: string): Beaten | null {
  return knockDown(play, index, by, rule) ? { index, by, rule: 'M-150' } : null;
}

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
  const target = fighterAt(play, index);
  const rule = barred === 'locked' ? 'M-337' : barred ? 'M-125' : 'M-122';
  play.referee.tell?.({ type: 'pushed', figure: target.id, by: idOf(play, attacker), from: target.cell, to, barred, rules: [rule] });
  target.cell = to;
  return (barred === 'wall' || barred === 'figure') && knockDown(play, index, attacker, 'M-125');
}
