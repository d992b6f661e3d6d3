import type { Catalogue } from '../../catalogue/index.ts';
import { nameAmong, nearAmong, unloaded } from './names.ts';

/** The id of a card by a name that somebody typed: `leopard` is that of the one pack that has it. */
export function cardTyped({ cards }: Catalogue, name: string): string {
  return nameAmong(
    cards.map(({ id }) => id),
    name,
  );
}

/** That nobody knows a card of an id, with the one that was probably meant. */
export function noCard({ cards }: Catalogue, id: string): string {
  const known = cards.map((card) => card.id);
  const meant = nearAmong(known, id) ?? unloaded(known, id);
  return `there is no card "${id}"${meant === null ? '' : `; ${meant}`}`;
}
