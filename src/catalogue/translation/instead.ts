import { messagesOfCards } from '../assemble.ts';
import { of, type Draft, type Entry } from '../draft.ts';
import { TEXT } from '../frame-kinds.ts';
import type { GameCards } from '../game-cards.ts';
import type { TextEntry } from '../kind.ts';
import { libraryOf } from '../library.ts';
import { CORE } from '../names.ts';
import { at, child, textAt, type Tree } from '../tree.ts';
import type { Messages } from '../types.ts';
import { englishOf, stepsIn } from './said.ts';
import { ENGLISH } from './language.ts';
import { laidOver } from './messages.ts';

/** A text that stands in the place of another. */
export interface Instead {
  /** The keys that lead to it, as its file has them: `phase.setup`, `beast.core:lion.name`. */
  readonly place: string;
  /** In English, as it comes; null where nothing is said there. */
  readonly before: string | null;
  readonly now: string;
}

/** The messages of the game itself, in English; null where it is not there. */
export function messagesOfGame(draft: Draft, games: readonly GameCards[]): Messages | null {
  const own = of(draft, TEXT).filter(({ pack, id }) => pack === CORE && id === ENGLISH);
  return own.length === 0 ? null : own.reduce<Messages>((all, { card }) => laidOver(all, card), messagesOfCards(draft, games));
}

/** The part of a card that a translation calls so. */
function partCalled(tree: Tree | null, called: string): Tree | null {
  return (tree && stepsIn(tree).find(({ key }) => key === called)?.tree) ?? null;
}

/** The texts of a translation of a card, each beside what the card says there. */
function insteadIn(wording: Tree, part: Tree | null, place: string): Instead[] {
  if (wording.type === 'scalar') {
    if (typeof wording.value !== 'string') return [];
    return [{ place, before: part && englishOf(part), now: wording.value }];
  }
  return stepsIn(wording).flatMap(({ key, tree }) => insteadIn(tree, partCalled(part, key), `${place}.${key}`));
}

function insteadOfCards(draft: Draft, games: readonly GameCards[], { tree }: Entry<TextEntry>): Instead[] {
  const texts = child(tree, 'texts');
  if (!texts) return [];
  return [...libraryOf(games).shelves.values()].flatMap(({ kind }) => {
    const cards = child(texts, kind.noun);
    if (!cards) return [];
    return stepsIn(cards).flatMap(({ key: id, tree: wording }) => {
      const card = draft.entries.find((entry) => entry.kind === kind && entry.id === id);
      return insteadIn(wording, card?.tree ?? null, `${kind.noun}.${id}`);
    });
  });
}

function insteadOfPacks({ packs }: Draft, { tree }: Entry<TextEntry>): Instead[] {
  const said = at(tree, ['texts', 'pack']);
  if (!said) return [];
  return stepsIn(said).flatMap(({ key: id, tree: wording }) => {
    const pack = packs.find((each) => each.id === id);
    return (['name', 'text'] as const).flatMap((key): Instead[] => {
      const now = textAt(wording, key);
      return now === null ? [] : [{ place: `pack.${id}.${key}`, before: pack?.[key] ?? null, now }];
    });
  });
}

/** What a file of texts says, each beside what stands there without it: messages of the screens first, then those of cards and packs. */
export function insteadOf(draft: Draft, games: readonly GameCards[], text: Entry<TextEntry>): Instead[] {
  const known = messagesOfGame(draft, games) ?? {};
  const messages = Object.entries(text.card).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, now]): Instead => ({ place: `${group}.${key}`, before: known[group]?.[key] ?? null, now })),
  );
  return [...messages, ...insteadOfCards(draft, games, text), ...insteadOfPacks(draft, text)];
}
