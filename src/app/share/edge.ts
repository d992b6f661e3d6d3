import { listed } from '../../engine/text/index.ts';
import type { Feat } from '../game-page.ts';

/** What came of a fight, as far as two of them are held against each other. */
export interface Held {
  readonly feat: Feat;
  /** Share of what could be hoped for, 0 to 1. */
  readonly share: number;
}

/** By what the best result can still be beaten: `7 rounds and 12 Hit Points left`; empty where it is not the best, or by nothing. */
export function besideWords({ feat, share }: Held): string {
  return share < 1 ? '' : listed((feat.beside ?? []).map(({ text }) => text));
}

/** Of two that could not have done better: what tells them apart; empty for any others. `other` is who the other was. */
export function edgeWords(one: Held, second: Held, other: string): string {
  if (one.share < 1 || second.share < 1) return '';
  const [mine, theirs] = [one.feat.beside ?? [], second.feat.beside ?? []];
  const at = mine.findIndex(({ worth }, index) => worth !== (theirs[index]?.worth ?? worth));
  if (at < 0) return mine.length === 0 ? '' : 'There is nothing between them';
  const [own, foreign] = [mine[at]!, theirs[at]!];
  return `${own.worth > foreign.worth ? 'You are ahead' : `Ahead is ${other}`}: ${own.text} against ${foreign.text}`;
}
