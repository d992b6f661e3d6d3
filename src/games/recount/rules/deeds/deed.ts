import { aFigure, deedsOf } from '../../../../engine/turns/index.ts';
import type { Refused } from '../keys.ts';
import { MOST_FIGHTERS } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';

/** A deed of recount. */
export const deed = deedsOf<View, Play, Refused>();

/** Who it is done to. */
export const target = aFigure(MOST_FIGHTERS);
