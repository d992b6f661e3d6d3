import type { z } from 'zod';
import { of, type Draft, type Entry, type Fault, type Lint } from '../draft.ts';
import { TEXT } from '../frame-kinds.ts';
import type { GameCards } from '../game-cards.ts';
import type { TextEntry } from '../kind.ts';
import { libraryOf, type Library, type Shelf } from '../library.ts';
import { spellingHint } from '../spelling-hint.ts';
import { CORE, splitName } from '../names.ts';
import { saidAs } from '../schemas/common.ts';
import { cardTypes, englishOf, fits, saidIn, stepsIn, typesBelow } from '../translation/said.ts';
import { messagesOfGame } from '../translation/instead.ts';
import { at, child, textAt, type Path, type Tree } from '../tree.ts';
import type { Messages } from '../types.ts';
import { wordingFaults } from './wording.ts';
import { unknownCard } from '../unknown-card.ts';
import { unknownLanguage } from '../translation/language.ts';

type Text = Entry<TextEntry>;

/** Lists of words that anybody may add to: names to draw, terms and the ways they are said. */
const OPEN = /^gladiator-name$|^class-short$|(^|-)term(-said)?$/;

const mapIn = (tree: Tree | null): [string, Tree][] =>
  tree?.type === 'map' ? [...tree.entries].map(([key, { value }]) => [key, value]) : [];

/** A text that takes the place of another. */
function taken(entry: Text, path: Path, original: string, wording: string): Fault[] {
  return wordingFaults(original, wording).map((told) => ({ entry, path, ...told }));
}

/** Messages that there are, and what is filled in where they are said. */
function messageFaults(entry: Text, known: Messages): Fault[] {
  const { card } = entry;
  const unknown = (path: Path, what: string, key: string, keys: readonly string[]): Fault => ({
    severity: 'warning',
    entry,
    path,
    atKey: true,
    message: `nothing asks for the ${what} "${key}"`,
    ...spellingHint(key, keys),
  });
  return Object.entries(card).flatMap(([group, texts]) => {
    const own = Object.hasOwn(known, group) ? known[group]! : null;
    if (OPEN.test(group)) return [];
    if (!own) return [unknown(['messages', group], 'group', group, Object.keys(known))];
    return Object.entries(texts).flatMap(([key, text]) => {
      const path = ['messages', group, key];
      return Object.hasOwn(own, key) ? taken(entry, path, own[key]!, text) : [unknown(path, 'message', key, Object.keys(own))];
    });
  });
}

interface Wording {
  readonly entry: Text;
  readonly path: Path;
  readonly tree: Tree;
}

/** What a translation says of a part of a card, held against what the card has there. */
function partFaults(types: readonly z.ZodType[], part: Tree, { entry, path, tree }: Wording): Fault[] {
  const error = { severity: 'error', entry, path, keep: true } as const;
  const original = saidAs(types) === null ? null : englishOf(part);
  if (original !== null) {
    if (tree.type !== 'scalar' || typeof tree.value !== 'string') return [{ ...error, message: 'here stands one text' }];
    const faults = taken(entry, path, original, tree.value);
    if (faults.length > 0 || fits(types, tree.value)) return faults;
    return [{ ...error, message: `this text is longer than it may be here`, hint: `the original has ${original.length} characters` }];
  }
  const steps = stepsIn(part);
  const hasText = ({ step, tree: inside }: (typeof steps)[number]): boolean => !saidIn(typesBelow(types, step), inside).next().done;
  const texts = (): Set<string> => new Set(steps.filter(hasText).map(({ key }) => key));
  if (tree.type !== 'map') return [{ ...error, message: 'here stand keys with texts', hint: `such as ${[...texts()].join(', ')}` }];
  return mapIn(tree).flatMap(([key, inside]) => {
    const step = steps.find((each) => each.key === key);
    const below = { entry, path: [...path, key], tree: inside };
    if (step && hasText(step)) return partFaults(typesBelow(types, step.step), step.tree, below);
    return [{ ...error, path: below.path, atKey: true, message: `"${key}" is no text of this card`, ...spellingHint(key, texts()) }];
  });
}

function cardFaults(draft: Draft, shelf: Shelf, entry: Text): Fault[] {
  const { noun } = shelf.kind;
  const cards = draft.entries.filter(({ kind }) => kind === shelf.kind);
  const packs = new Set(draft.packs.map((pack) => pack.id));
  return mapIn(child(entry.tree, 'texts') && child(child(entry.tree, 'texts')!, noun)).flatMap(([id, tree]): Fault[] => {
    const path = ['texts', noun, id];
    const card = cards.find((each) => each.id === id);
    if (!packs.has(splitName(id).pack)) return []; // that is told of its name
    if (card) return partFaults(cardTypes(shelf), card.tree, { entry, path, tree });
    const known = cards.map((each) => each.id);
    return [
      { severity: 'error', entry, path, atKey: true, keep: true, ...unknownCard(draft, { id, what: noun, kinds: [shelf.kind], known }) },
    ];
  });
}

/** What a translation says of packs, held against what their heads say. */
function packFaults({ packs }: Draft, entry: Text): Fault[] {
  return mapIn(at(entry.tree, ['texts', 'pack'])).flatMap(([id, tree]): Fault[] => {
    const path = ['texts', 'pack', id];
    const pack = packs.find((each) => each.id === id);
    if (pack) return mapIn(tree).flatMap(([key]) => taken(entry, [...path, key], pack[key as 'name' | 'text'], textAt(tree, key) ?? ''));
    const known = packs.map((each) => each.id);
    return [
      { severity: 'error', entry, path, atKey: true, keep: true, message: `there is no pack "${id}" here`, ...spellingHint(id, known) },
    ];
  });
}

function languageFaults(entry: Text): Fault[] {
  const unknown = unknownLanguage(entry.id);
  if (!unknown) return [];
  const { message, instead } = unknown;
  const path = ['language'];
  const hint = instead === undefined ? undefined : `write ${instead}`;
  return [
    { severity: 'warning', entry, path, message, hint, misspelt: instead === undefined ? undefined : { wrote: entry.id, meant: instead } },
  ];
}

/** Texts stand for texts that there are, and say what they say. */
export function textsWith(games: readonly GameCards[]): Lint {
  const library: Library = libraryOf(games);
  return (draft) => {
    const known = messagesOfGame(draft, games);
    return of(draft, TEXT).flatMap((entry) => [
      ...languageFaults(entry),
      ...(known && entry.pack !== CORE ? messageFaults(entry, known) : []),
      ...packFaults(draft, entry),
      ...[...library.shelves.values()].flatMap((shelf) => cardFaults(draft, shelf, entry)),
    ]);
  };
}
