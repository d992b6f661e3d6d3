import { expect, it } from 'vitest';
import { layOut } from '../../src/app/roster-setup.tsx';
import { wordsOf } from '../../src/hud/common/index.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { entrant, muneraSetup } from '../../src/games/munera/rules/index.ts';
import { muneraNames } from '../../src/games/munera/screens/names.ts';
import { beginSession, gameOf } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';

const setup = muneraSetup({ fighters: [entrant({ card: 'murmillo', side: 'a' }), entrant({ card: 'valens', side: 'b' })] });
const by = { seed: 'people', messages: core.text['en']! };

it('calls those who enter as the arena will, and nobody by two names', () => {
  const { rules } = gameOf<MuneraGame>(kit, setup);
  const { people, figures, problem } = layOut<MuneraGame>(rules, setup, by, (world, _state, named) => muneraNames(world, named));
  const { world } = beginSession<MuneraGame>(kit, setup, by.seed).view;
  const words = wordsOf(by.messages, muneraNames(world, by));
  expect(problem).toBeNull();
  expect(people).toEqual([words.title(world.ids[0]!), null]);
  expect(people[0]).not.toBe('Murmillo');
  expect(figures[0]!.letter).toBe(people[0]!.charAt(0));
});
