import type { AnyFight } from './fight-model.ts';

/**
 * Whether the player wants his answers put in order of worth, and one of them chosen for him. Panels and models of every
 * game ask here; without it answers lie as the rules list them, and nothing is chosen that he did not choose.
 */
export function advises({ settings }: Pick<AnyFight, 'settings'>): boolean {
  return settings.value.advice;
}
