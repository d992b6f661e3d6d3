import { object } from '../engine/read/index.ts';
import type { Game, GameSetup } from './game.ts';
import type { GameKit } from './kit.ts';
import { gameOf } from './kit.ts';

/**
 * Checks the shape of a set-up that comes from outside: a save, a file, a link. Whether the rules allow it shows when it
 * is laid out. Throws `ReadError` naming the field.
 */
export function readSetup(kit: GameKit, value: unknown): GameSetup {
  const { ruleset } = object(value, 'setup');
  return gameOf<Game>(kit, { ruleset: ruleset as string }).desk.setups.read(value);
}
