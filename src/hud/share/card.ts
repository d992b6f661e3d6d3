import type { FateOf } from '../end/index.ts';

/** What a fight came to, to be shown to somebody else. */
export interface ResultCard {
  /** The day that it was the fight of: `2026-11-22`; null for any other. */
  readonly day: string | null;
  readonly practice: boolean;
  /** Who fought, within a sentence: `lion`. */
  readonly who: string;
  /** `2 of 4 saved in 7 rounds`. */
  readonly line: string;
  /** A row of plain marks; empty for none. */
  readonly marks: string;
  readonly figures: readonly FateOf[];
}

/** The name of the game, with the day where there is one. */
export function cardTitle({ day, practice }: Pick<ResultCard, 'day' | 'practice'>): string {
  return `Damnatio${day === null ? '' : ` ${day}`}${practice ? ', practice' : ''}`;
}

/** The card as a line of text: `Damnatio 2026-11-22 · lion · 2 of 4 saved in 7 rounds · ▮▮▯▯`. */
export function cardText(card: ResultCard): string {
  return [cardTitle(card), card.who, card.line, card.marks].filter(Boolean).join(' · ');
}

/** What the picture shows, for whoever does not see it. */
export function cardAlt(card: ResultCard): string {
  const fates = card.figures.map(({ name, word }) => `${name} ${word}`).join(', ');
  return `${cardTitle(card)}: ${card.who}. ${card.line}.${fates ? ` ${fates}.` : ''}`;
}
