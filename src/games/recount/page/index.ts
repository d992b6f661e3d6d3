import type { GamePage } from '../../../app/index.ts';
import type { RecountGame } from '../desk/index.ts';

/** Quick bouts with sword, shield and net, on the page. */
export const recountPage: GamePage<RecountGame> = {
  id: 'recount',
  address: 'recount',
  title: { label: 'Recount', line: 'Quick bouts of gladiators: four classes, one strike a turn' },
  parts: () => import('./parts.ts').then(({ parts }) => parts),
};
