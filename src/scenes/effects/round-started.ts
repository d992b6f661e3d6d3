import type { Effect } from './effect.ts';
import { carryOff } from './felled.ts';

/** The stage is cleared: those who fell are carried off; a breath between two rounds. */
export const roundStarted: Effect<'round-started'> = async (_event, stage) => {
  const bodies = [...stage.cast.puppets.values()].filter(({ picture }) => picture.cell < 0);
  await Promise.all([stage.clock.wait(160), ...bodies.map((puppet) => carryOff(stage, puppet))]);
};
