import type { GameCards } from './game-cards.ts';
import type { KnownNames } from './json-schema.ts';
import { libraryOf } from './library.ts';
import { splitName } from './names.ts';
import type { Catalogue } from './types.ts';

/** What cards of a pack can be named by in its files: its own and those of the core alone, others with their pack. */
export function knownNames({ cards, rules }: Catalogue, games: readonly GameCards[], own: string | null): KnownNames {
  const spaces = new Map([...libraryOf(games).shelves.values()].map(({ kind }) => [kind.noun, kind.ids]));
  const inFile = (id: string): string => {
    const { pack, local } = splitName(id);
    return pack === own ? local : id;
  };
  const named = [
    ...cards.map(({ kind, id }) => ({ space: spaces.get(kind), name: inFile(id) })),
    ...Object.keys(rules).map((id) => ({ space: 'rule', name: inFile(id) })),
  ];
  return (wanted) => {
    const fitting = named.filter(({ space }) => space !== undefined && (wanted.length === 0 ? space !== 'rule' : wanted.includes(space)));
    return [...new Set(fitting.map(({ name }) => name))].sort();
  };
}
