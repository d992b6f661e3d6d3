import { type Fault, type Lint, meant, of, textAt } from '../../../../catalogue/index.ts';
import { weaponsOf } from '../assemble.ts';
import { ATTACK, BESTIARIUS, DEFEND, NOXIUS } from '../kinds.ts';

const DECKS: ReadonlySet<string> = new Set([ATTACK.schema, DEFEND.schema]);

/** A weapon brings its deck of Attack cards; an empty one counts. */
export const weapons: Lint = (draft) => {
  const known = weaponsOf(draft);
  return of(draft, NOXIUS, BESTIARIUS)
    .filter(({ card }) => !known.has(card.weapon.id))
    .map((entry) => ({
      severity: 'error',
      entry,
      path: ['weapon', 'id'],
      message: `no attacks file has a deck for the weapon "${entry.card.weapon.id}"`,
      ...meant(entry.card.weapon.id, known),
    }));
};

/** What a deck may join that is no weapon's. */
const EVERYBODYS: readonly string[] = ['generic', 'optional'];

/** Cards that join a deck which nobody has. */
export const decks: Lint = (draft) => {
  const own = draft.files.filter(({ kind, tree }) => DECKS.has(kind) && textAt(tree, 'extendsDeck') === null);
  const known = new Set([...EVERYBODYS, ...own.flatMap(({ tree }) => textAt(tree, 'id') ?? [])]);
  return of<object>(draft, ATTACK, DEFEND).flatMap((entry): Fault[] => {
    if (entry.joins === null || known.has(entry.joins)) return [];
    const message = `there is no deck "${entry.joins}"`;
    // It is said of the whole deck, once, and whoever plays has only cards more than he knows of.
    const deck = { ...entry, tree: entry.written };
    return [{ severity: 'error', keep: true, entry: deck, path: ['extendsDeck'], message, ...meant(entry.joins, known) }];
  });
};
