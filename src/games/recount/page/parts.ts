import type { GameParts } from '../../../app/index.ts';
import type { RecountGame } from '../desk/index.ts';

export const parts: GameParts<RecountGame> = {
  setup: () => import('./setup.tsx'),
  fight: () => import('./fight.tsx'),
  end: () => import('./end.tsx'),
  replay: () => import('./replay.tsx'),
  sounds: () => import('./sounds.ts'),
  choices: () => import('./choices.ts').then(({ choices }) => choices),
  tell: () => import('./tell.ts'),
  workshop: () => import('./workshop.ts').then(({ workshop }) => workshop),
};
