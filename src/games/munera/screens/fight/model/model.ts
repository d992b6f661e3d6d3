import { createChoices, type MuneraFight } from './choices.ts';
import { deriveAnswers } from './derived.ts';

/** The signals of a bout of gladiators, and what follows from them. */
export function ownOf(fight: MuneraFight) {
  const choices = createChoices();
  return { ...choices, ...deriveAnswers(fight, choices) };
}

export type MuneraOwn = ReturnType<typeof ownOf>;

/** All that the screen of a bout of gladiators shows, as signals; what a player can do is in `commands`. */
export type MuneraModel = MuneraFight & MuneraOwn;
