import type { GameParts } from '../../../app/index.ts';
import { duelChoices, duelSounds, duelTell } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { muneraAnswers } from '../screens/index.ts';
import { facts } from './facts.ts';

export const parts: GameParts<MuneraGame> = {
  setup: () => import('./setup.tsx'),
  fight: () => import('./fight.tsx'),
  end: () => import('./fought.tsx').then(({ end }) => end),
  replay: () => import('./fought.tsx').then(({ replay }) => replay),
  /** Fighters strike with the first weapon in their hands. */
  sounds: () =>
    Promise.resolve(
      duelSounds<MuneraGame>(({ world, state }, index) => {
        const { carried } = state.fighters[index]!;
        const item = carried.find((each) => state.items[each]!.spot === 'ready' && world.things[each]!.gear.bands.length > 0);
        return item === undefined ? null : world.things[item]!.gear.id;
      }),
    ),
  choices: () => Promise.resolve(duelChoices(facts, muneraAnswers)),
  tell: () => Promise.resolve(duelTell(facts)),
  today: () => import('./today.ts'),
  workshop: () => import('./workshop.ts').then(({ workshop }) => workshop),
};
