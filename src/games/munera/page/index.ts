import type { GamePage } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';

/** Gladiators against gladiators, on the page. */
export const muneraPage: GamePage<MuneraGame> = {
  id: 'munera',
  address: 'bout',
  title: { label: 'Gladiators', line: 'Net against shield: pairs and companies, and the crowd to judge.' },
  setup: () => import('./setup.tsx'),
  fight: () => import('./fight.tsx'),
  end: () => import('./end.tsx'),
  replay: () => import('./replay.tsx'),
  sounds: () => import('./sounds.ts'),
};
