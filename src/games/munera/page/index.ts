import type { GamePage } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';

/** Gladiators against gladiators, on the page. */
export const muneraPage: GamePage<MuneraGame> = {
  id: 'munera',
  address: 'bout',
  title: { label: 'Gladiators', line: 'Nineteen classes, every weapon and wound by its rules' },
  today: 'Today’s bout',
  parts: () => import('./parts.ts').then(({ parts }) => parts),
};
