import { toProblems, type Draft, type Entry, type Fault, type Lint } from '../draft.ts';
import type { Problem } from '../finding.ts';
import type { GameCards } from '../game-cards.ts';
import { at, placeOf, type Place, type Tree } from '../tree.ts';
import { arenas } from './arenas.ts';
import { because } from './wording.ts';
import { behavioursWith } from './behaviours.ts';
import { ladders } from './ladders.ts';
import { lessons } from './lessons.ts';
import { programmesOf } from './programmes.ts';
import { referencesOf, figures } from './references.ts';
import { textsWith } from './texts.ts';

/** Passes over what all games share. */
const LINTS: readonly Lint[] = [arenas, because, figures, ladders, lessons];

/** Whether a fault is of what somebody wrote; where a guess stands in a card, only errors apart from it are sure to be his. */
function isWritten({ entry: { guessed, tree }, severity, path, also = [] }: Fault): boolean {
  if (guessed.length === 0) return true;
  const places = new Set(guessed.map(lineAndColumn));
  const isGuess = (part: Tree | null): boolean => {
    if (!part) return false;
    if (places.has(lineAndColumn(part.at))) return true;
    return part.type === 'list'
      ? part.items.some(isGuess)
      : part.type === 'map' && [...part.entries.values()].some(({ value }) => isGuess(value));
  };
  return severity === 'error' && ![path, ...also].some((each) => isGuess(at(tree, each)));
}

const lineAndColumn = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

function passes(games: readonly GameCards[]): Lint[] {
  const behaviours = behavioursWith(Object.fromEntries(games.map(({ game, words }) => [game, words])));
  return [LINTS, [behaviours, programmesOf(games), textsWith(games), referencesOf(games)], ...games.map(({ lints }) => lints)].flat();
}

/** What was found when more cards were there. */
interface Before {
  readonly found: ReadonlySet<string>;
  /** The file of the first card that is left out since. */
  readonly missing: string;
}

const keyOf = ({ entry, path, message }: Fault): string => JSON.stringify([placeOf(entry.tree, []), path, message]);

function before(faults: readonly Fault[], gone: readonly Entry[]): Before | null {
  const [first] = gone;
  const causes = faults.filter(({ waitsFor }) => waitsFor === undefined);
  return first ? { found: new Set(causes.map(keyOf)), missing: first.written.at.file } : null;
}

/** Faults that came only when cards were left out wait for those. */
function told(faults: readonly Fault[], earlier: Before | null): Fault[] {
  return faults.map((fault) =>
    earlier === null || fault.waitsFor !== undefined || earlier.found.has(keyOf(fault)) ? fault : { ...fault, waitsFor: earlier.missing },
  );
}

/** Runs all passes and leaves faulty cards out; then again, because others may have referred to them. */
function lintRounds(draft: Draft, games: readonly GameCards[], problems: Problem[], earlier: Before | null): Draft {
  const found = told(
    passes(games).flatMap((lint) => lint(draft)),
    earlier,
  );
  problems.push(...toProblems(found));
  const faulty = new Set(found.filter(({ severity, keep }) => severity === 'error' && !keep).map(({ entry }) => entry));
  if (faulty.size === 0) return draft;
  const left = { ...draft, entries: draft.entries.filter((entry) => !faulty.has(entry)) };
  return lintRounds(left, games, problems, before(found, [...faulty]));
}

/**
 * What the passes find, and the draft without the cards that are faulty. Those that are left out already for faults of their
 * own stand beside the sound ones first, as they may have been meant: what is wrong then is wrong whatever becomes of them.
 */
export function lintDraft(draft: Draft, games: readonly GameCards[], problems: Problem[]): Draft {
  const { doubtful, entries } = draft;
  if (doubtful.length === 0) return lintRounds(draft, games, problems, null);
  const own = new Set(doubtful);
  const found = passes(games).flatMap((lint) => lint({ ...draft, entries: [...entries, ...doubtful] }));
  problems.push(...toProblems(found.filter((fault) => own.has(fault.entry) && isWritten(fault))));
  return lintRounds({ ...draft, doubtful: [] }, games, problems, before(found, doubtful));
}
