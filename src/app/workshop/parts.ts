import type { CardKind } from '../../art/index.ts';
import { PAGES } from '../../games/pages.ts';
import type { Game as Rules } from '../../session/index.ts';
import type { GameParts, ReplayPart } from '../game-page.ts';
import type { WorkshopPart } from '../workshop-part.ts';
import type { CardName } from './messages.ts';

/** What games say of their cards while they are made, by the id of the game; games that say nothing are not in it. */
export async function workshopParts(): Promise<ReadonlyMap<string, WorkshopPart<Rules>>> {
  const found = await Promise.all(
    PAGES.map(async ({ id, parts }) => {
      const { workshop } = (await parts()) as unknown as GameParts;
      return [id, workshop ? ((await workshop()) as unknown as WorkshopPart<Rules>) : null] as const;
    }),
  );
  return new Map(found.flatMap(([id, part]) => (part ? [[id, part] as const] : [])));
}

/** How a game shows its bouts. */
export async function replayPartOf(game: string): Promise<ReplayPart<Rules>> {
  const page = PAGES.find(({ id }) => id === game)!;
  return (await (await page.parts()).replay()) as unknown as ReplayPart<Rules>;
}

/** Cards with the kinds that games offer first before the others, and the model of a kind before the rest of it. */
export async function cardsInOrder(cards: readonly CardName[]): Promise<CardName[]> {
  const parts = [...(await workshopParts()).values()];
  const kinds = parts.flatMap((part) => part.kinds);
  const models = parts.map(({ kinds: [first], model }) => `${first} ${model}`);
  const rank = ({ kind }: CardName): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
  const later = ({ kind, id }: CardName): number => Number(!models.includes(`${kind} ${id}`));
  return cards.toSorted((a, b) => rank(a) - rank(b) || later(a) - later(b));
}

/** As what cards of each kind stand on the sand, in the game that offers the kind first; null for kinds without a face. */
export async function facesOfKinds(): Promise<(kind: string) => CardKind | null> {
  const parts = [...(await workshopParts()).values()];
  return (kind) => parts.find(({ kinds }) => kinds.includes(kind))?.faceOf(kind) ?? null;
}

/** A card within a sentence: `the lion`. */
export async function calledIn({ kind, name }: CardName): Promise<string> {
  const part = [...(await workshopParts()).values()].find(({ kinds }) => kinds.includes(kind));
  return part?.called?.({ kind, name }) ?? name;
}
