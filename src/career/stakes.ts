import { sum } from '../engine/dice/index.ts';
import type { Modifier } from '../engine/dice/index.ts';
import type { CareerEnd } from '../session/index.ts';
import type { CareerHouse } from './house.ts';
import { rankOf } from './ladder.ts';
import { ranksAbove, shareOf, valueOf } from './people.ts';
import type { Person } from './state.ts';

/** What a sentence brings whoever carries it out (C-044). */
export const NOON_FAME = 1;

/** No bout brings more fame for deeds. */
const MOST_DEEDS = 2;

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

/** What a bout of two pays the school of one of them in sesterces (L-615). */
export interface Pay {
  /** For his being there. */
  readonly appearance: number;
  /** More for a victory, without the part that he keeps himself (C-024). */
  readonly prize: number;
}

export function payOf(house: CareerHouse, person: Person, other: Person): Pay {
  const { ladder } = house;
  const kept = 100 - rankOf(ladder, person.rank!).share;
  const prize = shareOf(ladder.prices.prize, rankOf(ladder, other.rank!).value);
  return { appearance: shareOf(ladder.prices.appearance, valueOf(house, person)), prize: shareOf(kept, prize) };
}

/** What noon pays for whoever carries out the sentence: `standing` once he stands at the end (C-044). */
export function noonPay(house: CareerHouse, person: Person): { readonly appearance: number; readonly standing: number } {
  const { appearance, noon } = house.ladder.prices;
  return { appearance: shareOf(appearance, valueOf(house, person)), standing: noon };
}

/** What is at stake for one of yours in a bout of two, before it. */
export interface Stakes extends Pay {
  /** Fame for a victory, and the most that deeds may add to it, won or lost (C-020). */
  readonly fame: number;
  readonly deeds: number;
  readonly rules: readonly string[];
}

export function stakesOf(house: CareerHouse, person: Person, other: Person, final: boolean): Stakes {
  const won = { fate: 'standing', left: 1, of: 1, beat: [1], earned: false, deeds: 0 } as const;
  const fame = sum(fameTerms(won, ranksAbove(house, person, other), final));
  return { ...payOf(house, person, other), fame, deeds: MOST_DEEDS, rules: ['L-615', 'C-024', 'C-020'] };
}

/** The same for whoever carries out the sentence at noon. */
export function noonStakes(house: CareerHouse, person: Person): Stakes {
  const { appearance, standing } = noonPay(house, person);
  return { appearance, prize: standing, fame: NOON_FAME, deeds: 0, rules: ['C-044', 'L-615'] };
}
