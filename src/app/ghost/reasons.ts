import type { Game, GameSetup } from '../../session/index.ts';
import type { Reasons } from './tell.ts';
import { pageOf } from '../page-of.ts';
import { vocabularyOf } from './scouting.ts';

/** Loads what decisions of a game are told with; null for a game whose bots have no behaviours. */
export async function reasonsOf(setup: GameSetup): Promise<Reasons<Game> | null> {
  const parts = await pageOf(setup).parts();
  const [vocabulary, part] = await Promise.all([vocabularyOf(setup.ruleset), parts.choices?.() ?? null]);
  return vocabulary && { vocabulary, part: part as unknown as Reasons<Game>['part'] };
}
