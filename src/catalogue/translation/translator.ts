import type { Shelf } from '../library.ts';
import { child, textAt, type Tree } from '../tree.ts';
import { cardTypes, spoken, wordingOf } from './said.ts';

/** Puts the cards of files into other words. */
export interface Translator {
  /** A whole file, with what its cards inherit; the same object where nothing changes. */
  file(shelf: Shelf, tree: Tree): Tree;
}

/** Leaves everything as it is written. */
export const AS_WRITTEN: Translator = { file: (_, tree) => tree };

/** Into the last of these languages that there are words in; of texts in one language the later ones count. */
export function translatorTo(languages: readonly string[], texts: readonly Tree[]): Translator {
  const inOrder = languages.flatMap((language) => texts.filter((tree) => textAt(tree, 'language') === language));
  const card = (shelf: Shelf, tree: Tree): Tree => {
    const types = cardTypes(shelf);
    const id = textAt(tree, 'id');
    const named = spoken(types, tree, null, languages);
    if (id === null) return named;
    const wordings = inOrder.flatMap((text) => wordingOf(text, shelf.kind.noun, id) ?? []);
    return wordings.reduce((before, wording) => spoken(types, before, wording, []), named);
  };
  return {
    file(shelf, tree) {
      const { within } = shelf.kind;
      if (within === null) return card(shelf, tree);
      const list = child(tree, within);
      if (tree.type !== 'map' || list?.type !== 'list') return tree;
      const items = list.items.map((item) => card(shelf, item));
      if (items.every((item, i) => item === list.items[i])) return tree;
      const { key } = tree.entries.get(within)!;
      return { ...tree, entries: new Map([...tree.entries, [within, { key, value: { ...list, items } }]]) };
    },
  };
}
