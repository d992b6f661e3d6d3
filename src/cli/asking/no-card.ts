import type { Catalogue } from '../../catalogue/index.ts';
import { nearest } from '../../engine/read/index.ts';
import { nameAmong } from './names.ts';

/** The id of a card by a name that somebody typed: `leopard` is that of the one pack that has it. */
export function cardTyped({ cards }: Catalogue, name: string): string {
  return nameAmong(
    cards.map(({ id }) => id),
    name,
  );
}

/** That nobody knows a card of an id, with the one that was probably meant. */
export function noCard({ cards }: Catalogue, id: string): string {
  const names = cards.flatMap((card) => [card.id, card.id.slice(card.id.indexOf(':') + 1)]);
  const near = nearest(id, names);
  return `there is no card "${id}"${near === null ? '' : `; did you mean "${near}"?`}`;
}
