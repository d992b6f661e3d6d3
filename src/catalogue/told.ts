import type { GameCards, Words } from './game-cards.ts';
import type { PlayContent } from './types.ts';

/** A card in plain sentences, the first with its name, and the game that tells it. */
export interface ToldCard {
  readonly game: string;
  readonly sentences: readonly string[];
}

/** What the game says of a card that its kind belongs to; null for one that it does not tell. */
export function toldBy(
  games: readonly GameCards[],
  content: PlayContent['content'],
  { kind, id }: { readonly kind: string; readonly id: string },
  words: Words,
): ToldCard | null {
  const game = games.find(({ kinds }) => kinds.some(({ noun }) => noun === kind));
  const own = game && content[game.game];
  const sentences = own ? game.prose(own, id, words) : null;
  return sentences && { game: game!.game, sentences };
}

/** What a card is called in English; its id where it has no name. */
export function cardName(value: unknown, id: string): string {
  const name = (value as { readonly name?: unknown } | null)?.name;
  if (typeof name === 'string') return name;
  const english = (name as { readonly en?: unknown } | undefined)?.en;
  return typeof english === 'string' ? english : id;
}
