import { type Lint, of } from '../../../../catalogue/index.ts';
import { BESTIARIUS, NOXIUS } from '../kinds.ts';
import { RATINGS } from '../schemas/men.ts';

/** Even the best noxius is below the least trained man (D-189). */
export const noxiusRatings: Lint = (draft) => {
  const tirones = of(draft, BESTIARIUS).filter(({ card }) => card.grade === 'tiro');
  return of(draft, NOXIUS).flatMap((entry) =>
    RATINGS.flatMap((rating, i) => {
      const value = entry.card.ratings[rating];
      const tiro = tirones.find(({ card }) => card.ratings[rating] < value)?.card;
      if (!tiro) return [];
      const message = `${rating} ${value} is above that of the tiro ${tiro.name}, ${tiro.ratings[rating]}`;
      return [{ severity: 'error', entry, path: ['ratings', i], message, hint: `at most ${tiro.ratings[rating]}`, rule: 'D-189' }];
    }),
  );
};
