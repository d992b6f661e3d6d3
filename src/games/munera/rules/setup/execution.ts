import type { Rng } from '../../../../engine/dice/index.ts';
import { lotOf, type MuneraContent } from '../state/cards.ts';

/** Condemned men against one trained man, unless somebody says otherwise (D-273). */
export const NOXII = 3;

/** How many suit a man by his skills: two a tiro, three a veteranus, four a primus; three are always usual (D-273, D-277). */
export function noxiiFor(skills: number): { readonly least: number; readonly most: number } {
  const suited = 2 + Math.min(skills, 2);
  return { least: Math.min(suited, NOXII), most: Math.max(suited, NOXII) };
}

/** Draws condemned men by lot, each once while there are others (D-273). */
export function drawNoxii(content: MuneraContent, rng: Rng, count = NOXII): string[] {
  const all = lotOf(content, 'noxius');
  const drawn: string[] = [];
  let left: string[] = [];
  while (all.length > 0 && drawn.length < count) {
    if (left.length === 0) left = all.map(({ id }) => id);
    drawn.push(...left.splice(rng.die(left.length) - 1, 1));
  }
  return drawn;
}
