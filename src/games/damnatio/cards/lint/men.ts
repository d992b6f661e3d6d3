import { spellingHint, of, textAt, type Entry, type Fault, type Lint } from '../../../../catalogue/index.ts';
import { RATINGS, type ManCard } from '../../rules/index.ts';
import { weaponsOf } from '../assemble.ts';
import { ATTACK, BESTIARIUS, DEFEND, NOXIUS } from '../kinds.ts';
import { error, warning } from './of-beasts.ts';

/** Even the best noxius is below the least trained man (D-189). */
export const noxiusRatings: Lint = (draft) => {
  const tirones = of(draft, BESTIARIUS).filter(({ card }) => card.grade === 'tiro');
  return of(draft, NOXIUS).flatMap((entry) =>
    RATINGS.flatMap((rating, i) => {
      const value = entry.card.ratings[rating];
      const tiro = tirones.find(({ card }) => card.ratings[rating] < value)?.card;
      if (!tiro) return [];
      const message = `${rating} ${value} is above that of the tiro ${tiro.name}, ${tiro.ratings[rating]}`;
      return [{ ...error(['ratings', i], message, { hint: `at most ${tiro.ratings[rating]}`, rule: 'D-189' }), entry }];
    }),
  );
};

const SIX = 6;

const TRAITS: readonly { readonly what: string; readonly of: (card: ManCard) => string }[] = [
  { what: 'name', of: ({ name }) => name },
  { what: 'ratings', of: ({ ratings }) => JSON.stringify(ratings) },
  { what: 'weapon', of: ({ weapon }) => weapon.id },
];

/** The core has six noxii, each with a name, ratings and a weapon of his own (D-188); the cards themselves can be played with. */
export const sixNoxii: Lint = (draft) => {
  const noxii = of(draft, NOXIUS).filter(({ pack }) => pack === 'core');
  const fault = (entry: Entry, path: readonly string[], message: string): Fault => {
    return { ...error(path, message, { rule: 'D-188', keep: true }), entry };
  };
  const twins = noxii.flatMap((entry, i) =>
    TRAITS.flatMap((trait) => {
      const other = noxii.slice(0, i).find(({ card }) => trait.of(card) === trait.of(entry.card));
      return other ? [fault(entry, [trait.what], `${entry.card.name} has the same ${trait.what} as ${other.card.name}`)] : [];
    }),
  );
  const last = noxii.at(-1);
  return !last || noxii.length === SIX ? twins : [...twins, fault(last, [], `the core has six noxii, not ${noxii.length}`)];
};

/** Numbers on Attack and Defend cards that contradict each other. */
export const deckCards: Lint = (draft) => [
  ...of(draft, ATTACK).flatMap((entry): Fault[] => {
    const { reach } = entry.card;
    if (!reach || reach[0] <= reach[1]) return [];
    return [{ ...error(['reach'], `the nearest hex ${reach[0]} is beyond the furthest, ${reach[1]}`), entry }];
  }),
  ...of(draft, DEFEND).flatMap((entry) => {
    const { answers, vs } = entry.card;
    const unanswered = Object.keys(vs).filter((kind) => answers && !(answers as readonly string[]).includes(kind));
    return unanswered.map((kind): Fault => {
      return { ...warning(['vs', kind], `the card does not answer the kind "${kind}"`, { hint: 'add it to "answers"' }), entry };
    });
  }),
];

const DECKS: ReadonlySet<string> = new Set([ATTACK.schema, DEFEND.schema]);

/** A weapon brings its deck of Attack cards; an empty one counts. */
export const weapons: Lint = (draft) => {
  const known = weaponsOf(draft);
  return of(draft, NOXIUS, BESTIARIUS)
    .filter(({ card }) => !known.has(card.weapon.id))
    .map((entry) => {
      const { id } = entry.card.weapon;
      return { ...error(['weapon', 'id'], `no attacks file has a deck for the weapon "${id}"`, spellingHint(id, known)), entry };
    });
};

/** What a deck may join that is no weapon's. */
const EVERYBODYS: readonly string[] = ['generic', 'optional'];

/** Cards that join a deck which nobody has. */
export const decks: Lint = (draft) => {
  const own = draft.files.filter(({ kind, tree }) => DECKS.has(kind) && textAt(tree, 'extendsDeck') === null);
  const known = new Set([...EVERYBODYS, ...own.flatMap(({ tree }) => textAt(tree, 'id') ?? [])]);
  return of<object>(draft, ATTACK, DEFEND).flatMap((entry): Fault[] => {
    if (entry.joins === null || known.has(entry.joins)) return [];
    // It is said of the whole deck, once, and whoever plays has only cards more than he knows of.
    const told = error(['extendsDeck'], `there is no deck "${entry.joins}"`, { keep: true, ...spellingHint(entry.joins, known) });
    return [{ ...told, entry: { ...entry, tree: entry.written } }];
  });
};
