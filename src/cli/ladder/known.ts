import type { Career, Ladder } from '../../career/index.ts';
import { careerOf } from '../../career/index.ts';
import { messagesIn } from '../../catalogue/index.ts';
import { GRADES } from '../../engine/mind/index.ts';
import { ReadError } from '../../engine/read/index.ts';
import type { Desk } from '../../session/index.ts';
import { plainBots } from '../../session/index.ts';
import { FaultError } from '../fault.ts';
import type { Loaded } from '../game.ts';
import { fighterOf, OWN } from './play-career.ts';

export const GRADE_IDS: readonly string[] = GRADES.map(({ id }) => id);

/** How bouts may be fought: as the men would by themselves, in one grade, or by a bot of the game's. */
export function qualitiesOf(desk: Desk | undefined): readonly string[] {
  return [OWN, ...GRADE_IDS, ...(desk ? plainBots(desk) : [])];
}

export function namesIn({ catalogue }: Loaded): readonly string[] {
  return Object.values(messagesIn(catalogue)['gladiator-name'] ?? {});
}

/** Throws `FaultError` for a ladder that the cards at hand do not bear. */
export function careerWith({ kit }: Loaded, ladder: Ladder, names: readonly string[], quality: string): Career {
  try {
    return careerOf(kit, ladder, names, fighterOf(quality));
  } catch (error) {
    if (error instanceof ReadError) throw new FaultError(`the ladder ${ladder.id} cannot be climbed: ${error.message}`);
    throw error;
  }
}
