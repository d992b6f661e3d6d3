import { filled, type Fill } from '../engine/text/index.ts';
import type { Draft, Fault, Lint } from './draft.ts';
import type { Words as Vocabulary } from '../engine/mind/index.ts';
import type { ArenaUse, Block, Kind, Shape } from './kind.ts';
import type { GameContent, Messages, ProgrammedBout } from './types.ts';

/** Messages with what is filled in; a key without a message says itself. */
export interface Words {
  say(group: string, key: string, fill?: Fill): string;
}

export function wordsIn(messages: Messages): Words {
  return { say: (group, key, fill = {}) => filled(messages[group]?.[key] ?? key, fill) };
}

/** What is wrong with a bout of a programme; its path is from the bout. */
export type BoutFault = Pick<Fault, 'path' | 'message' | 'hint' | 'rule' | 'misspelt'>;

/** What one bout of a game is on a programme. */
export interface BoutsOfProgrammes<Bout extends ProgrammedBout = ProgrammedBout> {
  /** Its keys beside its game and its name. */
  readonly shape: Shape;
  faults(draft: Draft, bout: Bout): readonly BoutFault[];
  /** Who fights, in a few words. */
  prose(content: GameContent, bout: Bout): string;
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
  /** What one of its bouts is on a programme; left out: programmes have none of them. */
  readonly bouts?: BoutsOfProgrammes;
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
