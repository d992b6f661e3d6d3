import { sum } from '../../../../engine/dice/index.ts';
import { bearing, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Term } from '../keys.ts';
import { fighterAt, idOf, isExhausted, isInjured, isThreatened, isTired, standingOn } from '../state/lookup.ts';
import { tellCondition } from '../state/rolls.ts';
import type { Fighter } from '../state/state.ts';
import { type Play, stepTo, type View } from '../state/world.ts';
import { appeal, endGrapple, leave } from '../turn/beaten.ts';

/** What a fighter suffers: fatigue, wounds, falls. */

const STATUSES = [
  { condition: 'injured', rule: 'M-144', holds: isInjured },
  { condition: 'tired', rule: 'M-158', holds: isTired },
  { condition: 'exhausted', rule: 'M-159', holds: isExhausted },
] as const;

/** Changes Stamina or fatigue and tells which statuses came of it (M-160). */
export function changeStatus(play: Play, fighter: Fighter, change: () => void): void {
  if (!play.referee.tell) return change();
  const before = STATUSES.map(({ holds }) => holds(fighter));
  change();
  STATUSES.forEach(({ condition, rule, holds }, i) => {
    if (holds(fighter) !== before[i]) tellCondition(play, fighter.id, condition, holds(fighter), rule);
  });
}

/** Adds fatigue (M-078, M-156, M-323). */
export function tire(play: Play, index: number, by: number, rule: string): void {
  const fighter = fighterAt(play, index);
  changeStatus(play, fighter, () => {
    fighter.fatigue += by;
    play.referee.tell?.({ type: 'fatigued', figure: fighter.id, from: fighter.fatigue - by, to: fighter.fatigue, rules: [rule] });
  });
}

/** Stamina at which a wound is mortal (M-146). */
export const MORTAL = -3;

/** A wound as it is dealt. */
export interface Wound {
  readonly raw: number;
  /** What the weapon adds or takes (M-222, M-253). */
  readonly modifiers: readonly Term[];
  readonly rule: string;
}

/** Net wounds, never below 0 (M-222). */
export function netWounds({ raw, modifiers }: Wound): number {
  return Math.max(0, raw + sum(modifiers));
}

function credit(play: Play, index: number, by: number, net: number, wasInjured: boolean): void {
  const attacker = fighterAt(play, by);
  attacker.inflicted = attacker.inflicted.with(index, attacker.inflicted[index]! + net);
  if (!wasInjured && isInjured(fighterAt(play, index))) attacker.injured = [...attacker.injured, index];
}

/** Takes Stamina: injury, the crowd at 0 or less, death at -3 or less (M-130, M-131, M-144 to M-146). */
export function wound(play: Play, index: number, by: number, dealt: Wound): void {
  const fighter = fighterAt(play, index);
  const net = netWounds(dealt);
  const wasInjured = isInjured(fighter);
  changeStatus(play, fighter, () => {
    fighter.stamina -= net;
    fighter.woundsTaken += net;
    tellWound(play, index, by, dealt, net);
  });
  if (net === 0) return;
  credit(play, index, by, net, wasInjured);
  if (fighter.locked !== by) endGrapple(play, index, 'M-337');
  if (fighter.stamina <= MORTAL && !play.world.lex.mortallyWoundedMayAppeal) leave(play, index, by, 'dead', ['M-146']);
  else if (fighter.stamina <= 0) appeal(play, index, by, 'M-145');
}

function tellWound(play: Play, index: number, by: number, { raw, modifiers, rule }: Wound, net: number): void {
  const { stamina } = fighterAt(play, index);
  play.referee.tell?.({
    type: 'wounded',
    figure: idOf(play, index),
    by: idOf(play, by),
    raw,
    modifiers,
    net,
    from: stamina + net,
    to: stamina,
    rules: [rule],
  });
}

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
  const target = fighterAt(view, index);
  if (target.locked >= 0 && target.locked !== attacker) return { to: target.cell, barred: 'locked' };
  const { first, other } = bearing(view.world.arena, fighterAt(view, attacker).cell, target.cell, (target.facing + 3) % 6);
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
