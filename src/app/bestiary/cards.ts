import { besideName, cardName, latinName } from '../../catalogue/index.ts';
import type { Checked } from '../packs/messages.ts';

/** A card that a game tells in sentences. */
export interface BestiaryCard {
  readonly game: string;
  /** What its kind calls one of them. */
  readonly kind: string;
  readonly id: string;
  readonly pack: string;
  readonly name: string;
  /** Its Latin name; null where it has none. */
  readonly latin: string | null;
  readonly sentences: readonly string[];
}

/** The cards that the page was built with, and those of packs that are on in their place or beside them. */
export function bestiaryCards(own: readonly BestiaryCard[], dealt: Checked | null): BestiaryCard[] {
  const brought = (dealt?.catalogue?.cards ?? []).flatMap(({ kind, id, pack, value }): BestiaryCard[] => {
    const told = dealt!.prose[`${kind} ${id}`];
    return told ? [{ kind, id, pack, name: cardName(value, id), latin: latinName(value), ...told }] : [];
  });
  const taken = new Set(brought.map(({ kind, id }) => `${kind} ${id}`));
  const all = [...own.filter(({ kind, id }) => !taken.has(`${kind} ${id}`)), ...brought];
  return all.map((card) => ({ ...card, sentences: besideName(card.name, card.sentences) }));
}

/** Cards of one kind, kinds in the order in which games offer them and every kind that nobody offers after them. */
export function byKind(
  cards: readonly BestiaryCard[],
  order: readonly string[],
): { readonly kind: string; readonly cards: BestiaryCard[] }[] {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return kinds
    .toSorted((a, b) => rank(a) - rank(b))
    .map((kind) => ({ kind, cards: cards.filter((card) => card.kind === kind).toSorted((a, b) => (a.name < b.name ? -1 : 1)) }));
}
