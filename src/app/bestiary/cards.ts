import type { Checked } from '../packs/messages.ts';

/** A card that a game tells in sentences. */
export interface BestiaryCard {
  readonly game: string;
  /** What its kind calls one of them. */
  readonly kind: string;
  readonly id: string;
  readonly pack: string;
  readonly name: string;
  /** Without the name, which is the first of them. */
  readonly sentences: readonly string[];
}

type Told = Omit<BestiaryCard, 'name'>;

/** The name in the first sentence: `Leopard (pardus).` and `Syrus. A thief.` */
function named({ sentences, ...card }: Told): BestiaryCard {
  const [first = card.id, ...others] = sentences;
  const [, name = first, rest = ''] = /^([^.]*)\.\s*(.*)$/.exec(first) ?? [];
  return { ...card, name, sentences: rest === '' ? others : [rest, ...others] };
}

/** The cards that the page was built with, and those of packs that are on in their place or beside them. */
export function bestiaryCards(own: readonly Told[], dealt: Checked | null): BestiaryCard[] {
  const brought = (dealt?.catalogue?.cards ?? []).flatMap(({ kind, id, pack }): Told[] => {
    const told = dealt!.prose[id];
    return told ? [{ kind, id, pack, ...told }] : [];
  });
  const taken = new Set(brought.map(({ kind, id }) => `${kind} ${id}`));
  return [...own.filter(({ kind, id }) => !taken.has(`${kind} ${id}`)), ...brought].map(named);
}

/** Cards of one kind, kinds in the order in which games offer them and every kind that nobody offers after them. */
export function byKind(cards: readonly BestiaryCard[], order: readonly string[]): { readonly kind: string; readonly cards: BestiaryCard[] }[] {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return kinds
    .toSorted((a, b) => rank(a) - rank(b))
    .map((kind) => ({ kind, cards: cards.filter((card) => card.kind === kind).toSorted((a, b) => (a.name < b.name ? -1 : 1)) }));
}
