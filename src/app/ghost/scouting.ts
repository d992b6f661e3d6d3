import { branchesOf, type Behaviour, type Words } from '../../engine/mind/index.ts';
import type { Scouted } from '../../hud/ghost/index.ts';
import type { knownOf } from '../storage/scouted.ts';

/** The words of a game's behaviours; null for a game without. */
export async function vocabularyOf(game: string): Promise<Words | null> {
  const { words } = await import('virtual:behaviour-words');
  return Object.hasOwn(words, game) ? words[game]! : null;
}

/** A behaviour as a scout tells of it. */
export function scoutedOf(behaviour: Behaviour, words: Words, known: ReturnType<typeof knownOf>, who: string | null): Scouted {
  const { id, name, about } = behaviour;
  return { id, name, about, who, branches: branchesOf(behaviour, words), ...known };
}
