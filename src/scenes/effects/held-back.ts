import type { Effect } from './effect.ts';
import { float, signPaint } from './signs.ts';

/** A figure that could act and does not. */
export const heldBack: Effect<'held-back'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  if (!puppet) return;
  void float(stage, 'sign wait', signPaint('wait', 'ink', 0.6), puppet.where, 700);
  await stage.clock.wait(160);
};
