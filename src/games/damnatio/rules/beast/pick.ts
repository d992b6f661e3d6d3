import { distance } from '../../../../engine/hex/index.ts';
import { foeAt, foesOf } from '../state/access.ts';
import type { Avoid, Pick } from '../state/cards.ts';
import { besideBeast, isBeast, onSand, standing, theBeast } from '../state/questions.ts';
import { isSeen } from '../state/light.ts';
import type { Foe } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { backTo, friendsBeside, heldBy, traitsOf } from './predicates.ts';
import { clockwise, pickByTie, type Target } from './ties.ts';

/** Whom a card picks: words that narrow the choice one after the other (D-420 to D-422). */

/** What a target is picked among and by. */
export interface Choice {
  readonly pick: readonly Pick[] | null;
  readonly avoid: Avoid | null;
}

/** As the rules have it where a card says nothing: the last enemy beside it, else the nearest (D-059, D-060). */
const DEFAULT: readonly Pick[] = ['lastFought', 'nearest'];

/** The least of a score, or the most. */
type By = { readonly score: (view: View, foe: Foe) => number; readonly best: 'least' | 'most' };
/** Those it fits. */
type Fits = { readonly fits: (view: View, foe: Foe) => boolean };

const away = (view: View, foe: Foe): number => distance(view.world.arena, theBeast(view.state).cell, foe.cell);
const lies = (foe: Foe): boolean => !isBeast(foe) && (foe.down || foe.pinned);

const WORDS: Readonly<Record<Pick, By | Fits>> = {
  lastFought: { fits: (view, foe) => foesOf(view.state).indexOf(foe) === theBeast(view.state).lastFought && besideBeast(view, foe) },
  nearest: { score: away, best: 'least' },
  farthest: { score: away, best: 'most' },
  standing: { fits: (_view, foe) => standing(foe) },
  down: { fits: (_view, foe) => lies(foe) },
  weakest: { score: (_view, { hp }) => hp, best: 'least' },
  strongest: { score: (_view, { hp }) => hp, best: 'most' },
  backExposed: { fits: backTo },
  isolated: { fits: (view, foe) => friendsBeside(view, foe) === 0 },
};

function narrowed(view: View, word: By | Fits, left: readonly number[]): readonly number[] {
  const foe = (index: number): Foe => foeAt(view.state, index);
  if ('fits' in word) {
    const fitting = left.filter((index) => word.fits(view, foe(index)));
    return fitting.length > 0 ? fitting : left;
  }
  const scores = left.map((index) => word.score(view, foe(index)));
  const best = word.best === 'least' ? Math.min(...scores) : Math.max(...scores);
  return left.filter((_, place) => scores[place] === best);
}

export function isAvoided(view: View, foe: Foe, { traits, holds }: Avoid): boolean {
  return holds.includes(heldBy(view, foe)) || traitsOf(view, foe).some((trait) => traits.includes(trait));
}

/** All it may go for; whom it does not see or avoids only where there is nobody else (D-413, D-421). */
function choosable(view: View, avoid: Avoid | null, among: (foe: Foe) => boolean): number[] {
  const beast = theBeast(view.state);
  const all = foesOf(view.state).flatMap((foe, index) => (foe !== beast && onSand(foe) && among(foe) ? [index] : []));
  const seen = view.world.lex.night ? all.filter((index) => isSeen(view, foeAt(view.state, index), beast.cell)) : all;
  return preferred(view, seen.length > 0 ? seen : all, avoid);
}

function preferred(view: View, all: number[], avoid: Avoid | null): number[] {
  const liked = avoid ? all.filter((index) => !isAvoided(view, foeAt(view.state, index), avoid)) : all;
  return liked.length > 0 ? liked : all;
}

/** The word that settled a choice, as the log gives it. */
const WHY = {
  lastFought: 'last-enemy',
  nearest: 'closest',
  farthest: 'farthest',
  standing: 'standing',
  down: 'down',
  weakest: 'weakest',
  strongest: 'strongest',
  backExposed: 'back-exposed',
  isolated: 'isolated',
} as const satisfies Readonly<Record<Pick, Target['why']>>;

/** Picks a target by words; null where there is nobody to pick among. Ties go to the nearest, then to the tie number (D-420). */
export function pickTarget(view: View, { pick, avoid }: Choice, among: (foe: Foe) => boolean = () => true): Target | null {
  let left: readonly number[] = choosable(view, avoid, among);
  if (left.length === 0) return null;
  let why: Target['why'] = 'only-one';
  for (const word of [...(pick ?? DEFAULT), 'nearest' as const]) {
    if (left.length === 1) break;
    const fewer = narrowed(view, WORDS[word], left);
    if (fewer.length < left.length) why = WHY[word];
    left = fewer;
  }
  const candidates = left.length > 1 ? clockwise(view, [...left]) : left;
  if (candidates.length > 1) why = 'tie-number';
  const rules = avoid ? ['D-420', 'D-421'] : ['D-420'];
  return {
    man: pickByTie(view.state.tieNumber, candidates),
    why,
    rules: candidates.length > 1 ? [...rules, 'D-061'] : rules,
    candidates,
  };
}
