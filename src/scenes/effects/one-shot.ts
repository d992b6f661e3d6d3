import { tabletPaint } from '../overlay-art.ts';
import type { Effect } from './effect.ts';
import { float } from './signs.ts';

/** A modifier for a roll to come, laid on a figure or used up, rises as a small tablet. */
export const oneShot: Effect<'one-shot'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet || event.value === 0) return;
  const text = `${event.value > 0 ? '+' : '−'}${Math.abs(event.value)}`;
  void float(stage, `one-shot ${text}`, tabletPaint(text), puppet.where, event.used ? 600 : 900);
  await stage.clock.wait(180);
};
