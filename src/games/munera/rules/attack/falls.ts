import { isThreatened } from '../state/predicates.ts';
import { endGrapple } from '../turn/removal.ts';
import { tellCondition } from '../state/rolls.ts';
import type { Fighter } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';

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
  const fighter = play.state.fighters[index]!;
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
