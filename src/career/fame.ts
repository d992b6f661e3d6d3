import type { Modifier } from '../engine/dice/index.ts';
import type { CareerEnd } from '../session/index.ts';

/** What a sentence brings whoever carries it out (C-044). */
export const NOON_FAME = 1;

/** No bout brings more fame for deeds. */
export const MOST_DEEDS = 2;

/** What a bout brings somebody, term by term (C-020). `above`: ranks of the other over his own. */
export function fameTerms(end: CareerEnd, above: number, final: boolean): Modifier[] {
  const won = end.fate === 'standing' && end.beat.length > 0;
  const terms: Modifier[] = [];
  const add = (value: number, reason: string): void => void (value > 0 && terms.push({ rule: 'C-020', value, reason }));
  if (won) add(2, 'victory');
  if (won) add(Math.max(0, above), 'higher-rank');
  if (won && final) add(3, 'final');
  if (end.fate !== 'dead') add(Math.min(MOST_DEEDS, end.deeds), 'deeds');
  return terms;
}
