import type { AttackCard } from '../rules/index.ts';

/** Policies never goad while another card is legal: the figures of section 28.2 were measured without it (28.4). */
export function withoutGoad(cards: readonly AttackCard[]): readonly AttackCard[] {
  const others = cards.filter((card) => !card.provoke);
  return others.length > 0 ? others : cards;
}
