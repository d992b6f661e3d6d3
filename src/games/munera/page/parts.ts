import type { GameParts } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';

export const parts: GameParts<MuneraGame> = {
  setup: () => import('./setup.tsx'),
  fight: () => import('./fight.tsx'),
  end: () => import('./end.tsx'),
  replay: () => import('./replay.tsx'),
  sounds: () => import('./sounds.ts'),
  choices: () => import('./choices.ts').then(({ choices }) => choices),
  tell: () => import('./tell.ts'),
  today: () => import('./today.ts'),
  workshop: () => import('./workshop.ts').then(({ workshop }) => workshop),
};
