import { arms, shields } from './arms.ts';
import { bodies } from './bodies.ts';
import { heads } from './heads.ts';
import { crests, helmets } from './helmets.ts';

/**
 * All that figures are put together from, as glyphs in the box of 512. Made when first asked for: a screen without figures
 * must not load them.
 */
export const figureParts = () => ({ ...heads(), ...helmets(), ...crests(), ...bodies(), ...arms(), ...shields() });
