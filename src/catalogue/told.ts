import { capital } from '../engine/text/index.ts';
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
  const told = typeof name === 'string' ? name : (name as { readonly en?: unknown } | null | undefined)?.en;
  return typeof told === 'string' && told !== '' ? told : id;
}

/** What a card is called in Latin, beside its other name; null where it does not say. */
export function latinName(value: unknown): string | null {
  const name = (value as { readonly name?: unknown } | null)?.name;
  const latin = (name as { readonly la?: unknown } | null | undefined)?.la;
  return typeof latin === 'string' ? latin : null;
}

/** What comes after the name with which the first sentence begins, and after another language's in brackets. */
const AFTER_NAME = /^(?: \([^)]*\))?[.:]\s*/;

/** The sentences of a card without its name, for wherever that stands above them. */
export function besideName(name: string, [first = '', ...others]: readonly string[]): readonly string[] {
  const rest = first.slice(name.length);
  if (!first.startsWith(capital(name)) || !AFTER_NAME.test(rest)) return [first, ...others];
  const told = rest.replace(AFTER_NAME, '');
  return told === '' ? others : [capital(told), ...others];
}
