import type { GearCard } from '../rules/index.ts';
import { of, type Draft } from '../../../catalogue/draft.ts';

/** Gear of a draft by id. */
export const rackOf = (draft: Draft): ReadonlyMap<string, GearCard> => new Map(of(draft, 'gear').map(({ id, card }) => [id, card]));
