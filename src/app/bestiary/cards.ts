import { besideName, cardName, CORE, latinName } from '../../catalogue/index.ts';
import type { Checked } from '../packs/messages.ts';
import { dealt, filesOfPacks } from '../packs/load-cards.ts';
import { languagesWanted } from '../packs/versions.ts';
import { InstalledPacks } from '../packs/installed-packs.ts';
import type { PackChecker } from '../packs/try-pack.ts';
import { newChecker } from '../packs/try-pack.ts';
import type { Services } from '../services.ts';

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
  // A card that comes with several weapons is one card.
  const once = [...new Map(all.map((card) => [`${card.kind} ${card.id}`, card])).values()];
  return once.map((card) => ({ ...card, sentences: besideName(card.name, card.sentences) }));
}

/** What a card is called in the address of its page: its id, and its kind before it where an earlier card has the same. */
export function addressIn(cards: readonly BestiaryCard[], card: BestiaryCard): string {
  const first = cards.find(({ id }) => id === card.id);
  return first?.kind === card.kind ? card.id : `${card.kind} ${card.id}`;
}

/** The card that an address asks for; undefined for none. */
export function cardAt(cards: readonly BestiaryCard[], address: string): BestiaryCard | undefined {
  return cards.find(({ id }) => id === address) ?? cards.find(({ kind, id }) => `${kind} ${id}` === address);
}

/** What tells a card from others of its kind and name: its pack, or its id where even that is the same; null where nothing is needed. */
export function apartBy(cards: readonly BestiaryCard[], { kind, name, id, pack }: BestiaryCard): string | null {
  const alike = cards.filter((other) => other.kind === kind && other.name === name && other.id !== id);
  if (alike.some((other) => other.pack === pack)) return id;
  return pack === CORE ? null : `from ${pack}`;
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

/** A pack that is here and off, with the cards that it would bring. */
export interface PackOff {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly Pick<BestiaryCard, 'id' | 'name'>[];
}

/** Those of their cards whose name has a text, or that are called as an address asks; packs without any are left out. */
export function lookedForIn(packs: readonly PackOff[], text: string, address: string): { id: string; name: string; cards: string[] }[] {
  const looked = text.trim().toLowerCase();
  const fits = ({ id, name }: PackOff['cards'][number]): boolean =>
    id === address || (looked !== '' && name.toLowerCase().includes(looked));
  return packs
    .map(({ id, name, cards }) => ({ id, name, cards: cards.filter(fits).map((card) => card.name) }))
    .filter(({ cards }) => cards.length > 0);
}

/** Every pack that is kept or comes with the game and is off, read beside those that are on. Rejects with `WorkFailed`. */
export async function packsOff(services: Pick<Services, 'vault' | 'settings'>, checker: PackChecker = newChecker()): Promise<PackOff[]> {
  try {
    const here = await new InstalledPacks(services, checker).everything();
    const off = here.filter(({ state }) => state === 'off').map(({ pack }) => pack);
    if (off.length === 0) return [];
    const checked = await checker.check(filesOfPacks([...dealt.peek().packs, ...off]), languagesWanted(services.settings.peek()));
    const cards = bestiaryCards([], checked);
    return off.map(({ about: { id, name } }) => ({ id, name, cards: cards.filter(({ pack }) => pack === id) }));
  } finally {
    checker.stop();
  }
}
