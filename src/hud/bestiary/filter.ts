import { nearest } from '../../engine/read/index.ts';
import type { CardKind } from '../../art/index.ts';

/** Cards of one kind as the list shows them. */
export interface ListedKind {
  /** Beasts, noxii. */
  readonly title: string;
  /** As what its cards stand on the sand; null for a kind without a face. */
  readonly face: CardKind | null;
  readonly cards: readonly {
    readonly id: string;
    readonly href: string;
    readonly name: string;
    /** What tells it from others of its name, or whose it is; null where nothing is needed. */
    readonly apart: string | null;
    readonly game: string;
    readonly pack: string;
    /** What it is, in a sentence. */
    readonly line: string;
    /** All that is told of it. */
    readonly told: string;
  }[];
}

/** What somebody looks for among the cards; an empty word leaves the choice open. */
export interface Wanted {
  readonly text: string;
  readonly kind: string;
  readonly game: string;
  readonly pack: string;
}

export const ALL: Wanted = { text: '', kind: '', game: '', pack: '' };

type Listed = ListedKind['cards'][number];

const chosen = (wanted: string, value: string): boolean => wanted === '' || wanted === value;

/** Cards that fit, those whose name has the text before those that only tell of it; kinds without any are left out. */
export function cardsFor(kinds: readonly ListedKind[], { text, kind, game, pack }: Wanted): ListedKind[] {
  const looked = text.trim().toLowerCase();
  const isNamed = ({ name }: Listed): boolean => name.toLowerCase().includes(looked);
  const fits = (card: Listed): boolean =>
    chosen(game, card.game) && chosen(pack, card.pack) && (isNamed(card) || `${card.id} ${card.told}`.toLowerCase().includes(looked));
  return kinds
    .filter(({ title }) => chosen(kind, title))
    .map((each) => ({ ...each, cards: each.cards.filter(fits).toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))) }))
    .filter(({ cards }) => cards.length > 0);
}

/** The name of a card that somebody probably looks for who finds nothing; null where none is near. */
export function meantBy(kinds: readonly ListedKind[], { text }: Wanted): string | null {
  return nearest(
    text.trim(),
    kinds.flatMap(({ cards }) => cards.map(({ name }) => name)),
  );
}
