import type { Effect } from './effect.ts';
import { throwDice } from './rolled.ts';

/** The die of sixty faces that decides among equals in this round. */
export const tieNumber: Effect<'tie-number'> = (event, stage) => throwDice(stage, [], [{ sides: 60, value: event.value }], 420);
