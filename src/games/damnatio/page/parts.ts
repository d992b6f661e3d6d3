import type { GameParts } from '../../../app/index.ts';
import type { HuntGame } from '../desk/index.ts';

export const parts: GameParts<HuntGame> = {
  setup: () => import('./setup.tsx'),
  fight: () => import('./fight.tsx'),
  end: () => import('./end.tsx'),
  replay: () => import('./replay.tsx'),
  sounds: () => import('./sounds.ts'),
  choices: () => import('./choices.ts').then(({ choices }) => choices),
  tell: () => import('./tell.ts'),
  today: () => import('./today.ts'),
  workshop: () => import('./workshop.tsx').then(({ workshop }) => workshop),
};
