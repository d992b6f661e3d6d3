import { isThreatened } from './predicates.ts';
import { endGrapple } from './removal.ts';
import { tellCondition } from './rolls.ts';
import type { Play } from './world.ts';

/** In his own turn a fall costs what AP are left (M-153). */
function loseTurn(play: Play, index: number): void {
  const { turn } = play.state;
  if (turn.fighter === index) turn.over = true;
}

/**
 * Knocks a fighter down. Returns true when he was down already and must appeal: the caller asks the crowd when the
 * event that floored him is over (M-147 to M-153, M-176).
 */
export function knockDown(play: Play, index: number, by: number, rule: string): boolean {
  const fighter = play.state.fighters[index]!;
  if (fighter.fate !== 'active') return false;
  if (fighter.down) return !play.world.lex.secondKnockdownNeedsAdjacentOpponent || isThreatened(play, fighter);
  fighter.down = true;
  tellCondition(play, fighter.id, 'down', true, rule);
  if (fighter.locked !== by) endGrapple(play, index, 'M-337');
  loseTurn(play, index);
  return false;
}
