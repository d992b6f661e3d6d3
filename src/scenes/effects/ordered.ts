import type { Effect } from './effect.ts';
import { ringSide } from './control-decided.ts';

/** The order of a side: all its figures are ringed. */
export const ordered: Effect<'ordered'> = (event, stage) => ringSide(stage, event.side, 'move');
