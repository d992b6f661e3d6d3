import { facingAt, turnOf } from '../motion.ts';
import type { Effect } from './effect.ts';

/** A figure turns the shorter way, a whirl faster than a step aside. */
export const faced: Effect<'faced'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet) return;
  const turn = turnOf(event.from, event.to);
  if (!stage.reduced) {
    const span = 70 + 60 * Math.abs(turn);
    await stage.clock.play(span, (share) => puppet.face(facingAt(event.from, turn, share)));
  }
  puppet.change({ facing: event.to });
};
