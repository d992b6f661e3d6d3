import type { Catalogue } from '../../catalogue/index.ts';
import { nearest } from '../../engine/read/index.ts';

/** That nobody knows a card of an id, with the one that was probably meant. */
export function noCard({ cards }: Catalogue, id: string): string {
  const near = nearest(
    id,
    cards.map((card) => card.id),
  );
  return `there is no card "${id}"${near === null ? '' : `; did you mean "${near}"?`}`;
}
