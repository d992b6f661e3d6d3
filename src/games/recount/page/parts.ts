import { classOf, fighterIn } from '../rules/index.ts';
import type { GameParts } from '../../../app/index.ts';
import { duelChoices, duelSounds, duelTell } from '../../../app/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { recountAnswers } from '../screens/index.ts';
import { facts } from './facts.ts';

export const parts: GameParts<RecountGame> = {
  setup: () => import('./setup.tsx'),
  fight: () => import('./fight.tsx'),
  end: () => import('./fought.tsx').then(({ end }) => end),
  replay: () => import('./fought.tsx').then(({ replay }) => replay),
  /** Fighters strike with what they carry, or with their fists once it is broken. */
  sounds: () =>
    Promise.resolve(
      duelSounds<RecountGame>(({ world, state }, i) => (fighterIn(state, i).weaponBroken ? null : classOf({ world }, i).weapon)),
    ),
  choices: () => Promise.resolve(duelChoices(facts, recountAnswers)),
  tell: () => Promise.resolve(duelTell(facts)),
  workshop: () => import('./workshop.ts').then(({ workshop }) => workshop),
};
