import type { Game } from '../game.ts';
import type { GameAtHand, GameKit } from '../kit.ts';
import { gameOf, NoSuchGame } from '../kit.ts';
import { ScenarioError } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-file.ts';

const COMMON = ['name', 'ruleset', 'rules', 'arena', 'round', 'dice', 'play', 'expect', 'never', 'finally', 'refused', 'waiting'];

/** Throws for a key that no scenario of its game has: a slip of the pen would prove nothing. */
export function checkKeys(kit: GameKit, file: ScenarioFile): void {
  const known = scenarioKeys(kit, file.ruleset);
  const odd = Object.keys(file).find((key) => !known.includes(key));
  if (odd !== undefined)
    throw new ScenarioError(odd, `nobody knows "${odd}" in a scenario of ${file.ruleset}; there is ${known.join(', ')}`);
}

/** Every key that a scenario of a game may have. */
export function scenarioKeys(kit: GameKit, ruleset: string): string[] {
  return [...COMMON, ...playedIn<Game>(kit, { ruleset }).desk.script.keys];
}

/** The game that a scenario is of. Throws `ScenarioError` for one that is not here. */
export function playedIn<G extends Game>(kit: GameKit, file: { readonly ruleset: string }): GameAtHand<G> {
  try {
    return gameOf<G>(kit, file);
  } catch (error) {
    throw error instanceof NoSuchGame ? new ScenarioError('ruleset', error.message) : error;
  }
}
