import { throwDie } from '../state/rolls.ts';
import { freeVictim, remove } from '../state/things.ts';
import type { Play } from '../state/world.ts';

/** The die that destroys the device (M-240). */
export const DESTROYS = 6;

/** One try: free on 5 or 6 (a cape on 3), and on 6 the device is gone for good (M-239, M-240, M-249). */
export function cutFree(play: Play, item: number): void {
  const { turn } = play.state;
  const { escape, binds } = play.world.things[item]!.gear;
  const needed = escape!;
  turn.cutFree = true;
  const rule = binds === 'arms' ? 'M-249' : 'M-239';
  const face = throwDie(play, { by: turn.fighter, why: 'cut-free', rule, needed });
  if (face < needed) return;
  if (face === DESTROYS) remove(play, item, 'broken', 'M-240');
  else freeVictim(play, item, 'M-240');
}
