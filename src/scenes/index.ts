import { openCanvas } from './game.ts';
import type { CreateArenaView } from './types.ts';
import { PhaserArenaView } from './view.ts';

export { NoWebGLError } from './game.ts';
export type * from './types.ts';

/** Seals and dice are drawn once, so their letters have to be there; a font that is late is done without. */
async function awaitFonts(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 1500));
  const fonts = ['700 16px Inter', '800 16px Inter', '700 16px Cinzel'].map((font) => document.fonts.load(font));
  await Promise.race([Promise.allSettled(fonts), late]);
}

/** Draws an arena into `parent`, which has to have a size. Throws `NoWebGLError` where there is no WebGL. */
export const createArenaView: CreateArenaView = async (parent, options) => {
  await awaitFonts();
  return new PhaserArenaView(parent, options, await openCanvas(parent));
};
