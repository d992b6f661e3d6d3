import { ARMS, SHIELDS } from './arms.ts';
import { BODIES } from './bodies.ts';
import { HEADS } from './heads.ts';

/** All that figures are put together from, as glyphs in the box of 512. */
export const FIGURE_PARTS = { ...HEADS, ...BODIES, ...ARMS, ...SHIELDS } as const;
