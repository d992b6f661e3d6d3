import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import './by-pack.css';

/** A pack as set-ups tell it. */
export interface NamedPack {
  readonly id: string;
  readonly name: string;
}

/** The packs that are on, for marks beside what they add. */
export const PacksContext = createContext<readonly NamedPack[]>([]);

/** The pack that the id of a card names; null for a card of the game itself. */
export function packIn(card: string): string | null {
  const end = card.indexOf(':');
  return end < 0 ? null : card.slice(0, end);
}

/** Things of one pack, or of the game itself. */
export interface OfOnePack<Item> {
  /** Null for the game's own. */
  readonly pack: NamedPack | null;
  readonly items: readonly Item[];
}

/** The game's own things first, in their order; then those of each pack, by its name. */
export function inPacks<Item extends { readonly id: string }>(items: readonly Item[], packs: readonly NamedPack[]): OfOnePack<Item>[] {
  const ids = [...new Set(items.map(({ id }) => packIn(id)))];
  const groups = ids.map((id): OfOnePack<Item> => ({
    pack: id === null ? null : (packs.find((pack) => pack.id === id) ?? { id, name: id }),
    items: items.filter((item) => packIn(item.id) === id),
  }));
  const name = ({ pack }: OfOnePack<Item>): string => pack?.name ?? '';
  return groups.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** The pack that a card is of, beside its name; nothing for one of the game itself. */
export function OfPack({ card }: { readonly card: string }) {
  const packs = useContext(PacksContext);
  const id = packIn(card);
  if (id === null) return null;
  return <span class="of-pack">{packs.find((pack) => pack.id === id)?.name ?? id}</span>;
}

/** So many things of packs need no folding away. */
const FEW = 4;

interface FoldProps {
  readonly title: string;
  /** What is folded here, whatever page it stands on next. */
  readonly of: string;
  /** Whether it begins open unless the player closed it before. */
  readonly begins: boolean;
  /** Whether it is open all the same, and opens whenever this comes to be so; the player opens and closes it as he likes. */
  readonly open: boolean;
  readonly children: ComponentChildren;
}

/** Folds that the player closed himself, as long as the page is open. */
const closed = new Set<string>();

function Fold({ title, of, begins, open, children }: FoldProps) {
  const [isOpen, setOpen] = useState(open || (begins && !closed.has(of)));
  const toggled = (now: boolean): void => {
    setOpen(now);
    if (now) closed.delete(of);
    else closed.add(of);
  };
  useEffect(() => {
    if (open) setOpen(true);
  }, [open]);
  return (
    <details class="pack-fold" open={isOpen} onToggle={(event) => toggled(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface ByPackProps<Item> {
  readonly items: readonly Item[];
  /** What one of them is, and several are: `beast`, `beasts`. */
  readonly nouns: readonly [one: string, several: string];
  /** Whether the player has chosen it: its pack stands open. */
  readonly isChosen: (item: Item) => boolean;
  readonly children: (items: readonly Item[]) => ComponentChildren;
}

/** Things to choose from: the game's own, and below them those of each pack, folded away where they are many and of several packs. */
export function ByPack<Item extends { readonly id: string }>({ items, nouns: [one, several], isChosen, children }: ByPackProps<Item>) {
  const packs = useContext(PacksContext);
  const groups = inPacks(items, packs);
  const isOnly = packs.filter(({ id }) => id !== 'core').length === 1;
  const added = items.filter(({ id }) => packIn(id) !== null).length;
  return groups.map(({ pack, items: own }) =>
    pack === null ? (
      children(own)
    ) : (
      <Fold
        key={pack.id}
        title={`${pack.name}: ${own.length} ${own.length === 1 ? one : several}`}
        of={`${pack.id} ${several}`}
        begins={isOnly}
        open={added <= FEW || own.some(isChosen)}
      >
        {children(own)}
      </Fold>
    ),
  );
}

/** Choices of a list, those of packs under the names of their packs. */
export function PackOptions({ cards }: { readonly cards: readonly { readonly id: string; readonly name: string }[] }) {
  return inPacks(cards, useContext(PacksContext)).map(({ pack, items }) => {
    const options = items.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
    return pack === null ? (
      options
    ) : (
      <optgroup key={pack.id} label={pack.name}>
        {options}
      </optgroup>
    );
  });
}
