import { of, type Lint } from '../../../../catalogue/draft.ts';
import { didYouMean } from '../../../../engine/read/index.ts';

/** A weapon brings its deck of Attack cards; an empty one counts. */
export const weapons: Lint = (draft) =>
  of(draft, 'noxius', 'bestiarius')
    .filter(({ card }) => !draft.weapons.has(card.weapon.id))
    .map((entry) => ({
      severity: 'error',
      entry,
      path: ['weapon', 'id'],
      message: `no attacks file has a deck for the weapon "${entry.card.weapon.id}"`,
      hint: didYouMean(entry.card.weapon.id, draft.weapons),
    }));
