import type { Effect } from './effect.ts';

/** The stage is cleared: a breath between two rounds. */
export const roundStarted: Effect<'round-started'> = (_event, stage) => stage.clock.wait(160);
