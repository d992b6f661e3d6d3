import type { GamePage } from '../../../app/index.ts';
import type { HuntGame } from '../desk/index.ts';

/** Hunts of men against beasts, on the page. */
export const huntPage: GamePage<HuntGame> = {
  id: 'damnatio',
  address: 'setup',
  title: { label: 'Enter the arena', line: 'Four condemned. One beast. Keep them alive.' },
  frieze: () => import('./frieze.tsx'),
  name: 'Hunts',
  today: 'Today’s beast',
  parts: () => import('./parts.ts').then(({ parts }) => parts),
};
