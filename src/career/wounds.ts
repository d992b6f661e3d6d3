import type { CareerStanding } from '../session/index.ts';

/** No man bears more. */
export const MOST_WOUNDS = 3;

/** Wounds that a bout leaves: one for each third of his strength that he lost, begun or whole (C-010). */
export function woundsFrom({ left, of }: Pick<CareerStanding, 'left' | 'of'>): number {
  const lost = Math.max(0, of - left);
  return Math.min(MOST_WOUNDS, Math.ceil((lost * MOST_WOUNDS) / of));
}
