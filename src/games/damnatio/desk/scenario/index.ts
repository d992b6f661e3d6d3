import type { Script } from '../../../../session/index.ts';
import type { HuntGame } from '../game.ts';
import type { HuntScenario } from './file.ts';
import { huntFacts } from './facts.ts';
import { parsePlay } from './play-line.ts';
import { huntOf } from './setup.ts';

/** Scenarios of hunts. */
export const script: Script<HuntGame, HuntScenario> = {
  keys: ['lex', 'elite', 'start', 'tie', 'tieFixed', 'control', 'beasts', 'men', 'setUp'],
  setup: huntOf,
  answer: parsePlay,
  facts: huntFacts,
};
