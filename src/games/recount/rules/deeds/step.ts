import type { ActionOf } from '../actions.ts';
import type { DeedOf } from './deed.ts';
import { refuse } from './deed.ts';
import { entryRefusal, go, hexOfSector } from './movement.ts';

const SECTORS = [1, 2, 3, 4, 5];
const STEPS: readonly ActionOf<'step'>[] = SECTORS.map((sector) => Object.freeze({ type: 'step', sector }));
const NO_SECTOR = refuse('R-031', 'no-such-sector');

/** Into any of the five hexes that are not ahead. */
export const step: DeedOf<'step'> = {
  type: 'step',
  answers: 'act',
  price: { cost: 2, rule: 'R-031' },
  dice: false,
  candidates: () => STEPS,
  refusal: (view, { sector }) => (SECTORS.includes(sector) ? entryRefusal(view, hexOfSector(view, sector)) : NO_SECTOR),
  perform: (play, { sector }) => go(play, hexOfSector(play, sector), 'R-031'),
  write: ({ sector }) => `steps ${sector}`,
  read: (line) => {
    const sector = /^steps (\d)$/.exec(line)?.[1];
    return sector === undefined ? null : { type: 'step', sector: Number(sector) };
  },
};
