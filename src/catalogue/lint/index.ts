import { toProblems, type Draft, type Lint } from '../draft.ts';
import type { Problem } from '../finding.ts';
import type { GameCards } from '../game-cards.ts';
import { arenas } from './arenas.ts';
import { because } from './because.ts';
import { behavioursWith } from './behaviours.ts';
import { figures } from './figures.ts';
import { ladders } from './ladders.ts';
import { lessons } from './lessons.ts';
import { programmesOf } from './programmes.ts';
import { referencesOf } from './references.ts';
import { textsWith } from './texts.ts';

/** Passes over what all games share. */
const LINTS: readonly Lint[] = [arenas, because, figures, ladders, lessons];

/** What the passes find in cards that are left out for faults with a sure edit: beside the sound ones, so that it holds once they are mended. */
function lintDoubtful(draft: Draft, games: readonly GameCards[], problems: Problem[]): void {
  const own = new Set(draft.doubtful);
  const faults = passes(games).flatMap((lint) => lint({ ...draft, entries: [...draft.entries, ...draft.doubtful] }));
  problems.push(...toProblems(faults.filter(({ entry }) => own.has(entry))));
}

function passes(games: readonly GameCards[]): Lint[] {
  const behaviours = behavioursWith(Object.fromEntries(games.map(({ game, words }) => [game, words])));
  return [LINTS, [behaviours, programmesOf(games), textsWith(games), referencesOf(games)], ...games.map(({ lints }) => lints)].flat();
}

/** Runs all passes and leaves faulty cards out; then again, because others may have referred to them. */
export function lintDraft(draft: Draft, games: readonly GameCards[], problems: Problem[]): Draft {
  if (draft.doubtful.length > 0) lintDoubtful(draft, games, problems);
  const faults = passes(games).flatMap((lint) => lint(draft));
  problems.push(...toProblems(faults));
  const faulty = new Set(faults.filter(({ severity, keep }) => severity === 'error' && !keep).map(({ entry }) => entry));
  if (faulty.size === 0) return draft;
  return lintDraft({ ...draft, doubtful: [], entries: draft.entries.filter((entry) => !faulty.has(entry)) }, games, problems);
}
