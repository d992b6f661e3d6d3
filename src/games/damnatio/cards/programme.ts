import { cardRef, of, unknownCard, type BoutsOfProgrammes } from '../../../catalogue/index.ts';
import type { DamnatioContent, ProgrammedHunt } from '../rules/index.ts';
import { HUNT } from './kinds.ts';

/** A bout of a programme is a hunt, whose card says arena, beasts, men and terms. */
export const bouts: BoutsOfProgrammes<ProgrammedHunt> = {
  shape: { hunt: cardRef('hunt').describe('Hunt by id.') },
  faults(draft, { hunt }) {
    const known = of(draft, HUNT).map(({ id }) => id);
    return known.includes(hunt) ? [] : [{ path: ['hunt'], ...unknownCard(draft, { id: hunt, what: 'hunt', kinds: [HUNT], known }) }];
  },
  prose: (content, { hunt }) => `the hunt ${(content as DamnatioContent).hunts[hunt]?.name ?? hunt}`,
};
