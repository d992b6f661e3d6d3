import type { FigureId } from './events.ts';

/** Ids of figures in a bout: the card's, with `-2`, `-3` … when a card stands on the sand more than once. */
export function figureIds(cards: readonly string[]): FigureId[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return count === 1 ? card : `${card}-${count}`;
  });
}

/** A card's id without the number of its figure. */
export function cardOf(figure: FigureId): string {
  return figure.replace(/-\d+$/, '');
}
