import { deriveOdds } from './derived.ts';
import { createChoices, type HuntFight } from './facts.ts';

/** The signals of a hunt, and what follows from them. */
export function ownOf(fight: HuntFight) {
  const choices = createChoices();
  return { ...choices, ...deriveOdds(fight, choices) };
}

export type HuntOwn = ReturnType<typeof ownOf>;

/** All that the screen of a hunt shows, as signals; what a player can do is in `commands`. */
export type HuntModel = HuntFight & HuntOwn;
