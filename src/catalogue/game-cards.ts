import { filled, type Fill } from '../engine/text/index.ts';
import type { Draft, Lint } from './draft.ts';
import type { Words as Vocabulary } from '../engine/mind/index.ts';
import type { ArenaUse, Block, Kind } from './kind.ts';
import type { GameContent, Messages } from './types.ts';

/** Messages with what is filled in; a key without a message says itself. */
export interface Words {
  say(group: string, key: string, fill?: Fill): string;
}

export function wordsIn(messages: Messages): Words {
  return { say: (group, key, fill = {}) => filled(messages[group]?.[key] ?? key, fill) };
}

/** What the cards of one game are: the one value that the catalogue is given of it. */
export interface GameCards<Content extends GameContent = GameContent> {
  readonly game: string;
  readonly kinds: readonly Kind[];
  /** What it adds to cards of other games. */
  readonly blocks?: readonly Block[];
  /** What arenas may be for, because of it. */
  readonly arenas?: ArenaUse;
  /** What behaviour trees of its fighters may ask and choose; left out: it has no behaviours. */
  readonly words?: Vocabulary;
  /** Passes over its cards, one worry each; the order does not matter. */
  readonly lints: readonly Lint[];
  /** What is missing before it can be played with sound cards; null for nothing. */
  lacks(draft: Draft): string | null;
  assemble(draft: Draft): Content;
  /** Dotted paths of what in its content is looked up by id. */
  readonly byId: readonly string[];
  /** Names and texts that stand on cards, as messages that text files may put into other words. */
  messages?(draft: Draft): Messages;
  /** A card in plain sentences, the first with its name; null for an id that it does not know. */
  prose(content: Content, id: string, words: Words): string[] | null;
}
