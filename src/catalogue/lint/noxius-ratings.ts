import type { Rating } from '../../rulesets/damnatio/index.ts';
import { of, type Lint } from '../draft.ts';

/** The order in which cards list the ratings. */
const ORDER: readonly Rating[] = [
  'control',
  'movement',
  'hitPoints',
  'strength',
  'agility',
  'stamina',
  'accuracy',
  'intellect',
  'intimidation',
  'fate',
];

/** Even the best noxius is below the least trained man (D-189). */
export const noxiusRatings: Lint = (draft) => {
  const tirones = of(draft, 'bestiarius').filter(({ card }) => card.grade === 'tiro');
  return of(draft, 'noxius').flatMap((entry) =>
    ORDER.flatMap((rating, i) => {
      const value = entry.card.ratings[rating];
      const tiro = tirones.find(({ card }) => card.ratings[rating] < value)?.card;
      if (!tiro) return [];
      const message = `${rating} ${value} is above that of the tiro ${tiro.name}, ${tiro.ratings[rating]}`;
      return [{ severity: 'error', entry, path: ['ratings', i], message, hint: `at most ${tiro.ratings[rating]}`, rule: 'D-189' }];
    }),
  );
};
