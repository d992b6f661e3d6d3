import { openCanvas } from './game.ts';
import type { CreateArenaView } from './types.ts';
import { PhaserArenaView } from './view.ts';

export { NoWebGLError } from './game.ts';
export type * from './types.ts';

/** Draws an arena into `parent`, which has to have a size. Throws `NoWebGLError` where there is no WebGL. */
export const createArenaView: CreateArenaView = async (parent, options) => new PhaserArenaView(parent, options, await openCanvas(parent));
