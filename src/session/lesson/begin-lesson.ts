import type { BoutSession } from '../bout-session.ts';
import type { Game } from '../game.ts';
import type { GameKit } from '../kit.ts';
import { beginScenario } from '../scenario/begin-scenario.ts';
import { checkKeys } from '../scenario/scripts.ts';
import type { ScenarioFile } from '../scenario/scenario-file.ts';
import type { LessonFile } from './lesson-file.ts';

/**
 * A lesson for somebody to play: its dice fall first, seeded ones after that. Throws `ScenarioError` or `ReadError` naming
 * a field of its position that is wrong, `SetupError` when nobody can stand so.
 */
export function beginLesson<G extends Game = Game>(
  kit: GameKit,
  { name, position, dice }: Pick<LessonFile, 'name' | 'position' | 'dice'>,
  seed: string,
): BoutSession<G> {
  const file: ScenarioFile = { ...position, name, dice };
  checkKeys(kit, file);
  return beginScenario<G>(kit, file, seed);
}
