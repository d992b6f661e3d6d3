import { capital } from '../engine/text/index.ts';
import type { GameCards, Words } from './game-cards.ts';
import type { PlayContent } from './types.ts';
import { glyphFacts, isGlyph, type Figure, type GlyphName, type Looks } from '../engine/look/index.ts';
import type { Draft } from './draft.ts';
import type { LookOf } from './kind.ts';

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

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The glyph of a thing that names none: the one that is called like it. */
function glyphCalled(id: string): GlyphName | null {
  const name = kebab(id.slice(Math.max(id.lastIndexOf(':'), id.lastIndexOf('.')) + 1));
  return isGlyph(name) && glyphFacts(name).for === 'thing' ? name : null;
}

/** A thing with its glyph; nothing for a thing that has none. */
export function glyphOf(id: string, named: GlyphName | null = null): readonly (readonly [string, GlyphName])[] {
  const found = named ?? glyphCalled(id);
  return found ? [[id, found]] : [];
}

/** How the cards of a draft are drawn. */
export function looksOf({ entries }: Draft): Looks {
  const of = (whose: LookOf): Record<string, Figure> =>
    Object.fromEntries(entries.flatMap(({ kind, id, figure }) => (kind.looks === whose && figure ? [[id, figure]] : [])));
  return { beast: of('beast'), man: of('man'), gear: Object.fromEntries(entries.flatMap(({ glyphs }) => glyphs)) };
}
