import { type Lint, meant, of } from '../../../../catalogue/index.ts';
import { weaponsOf } from '../assemble.ts';
import { BESTIARIUS, NOXIUS } from '../kinds.ts';

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
