import type { HuntGame } from '../../game.ts';
import type { Script } from '../script.ts';
import { huntFacts } from './facts.ts';
import { parsePlay } from './play-line.ts';
import { huntOf } from './setup.ts';

/** Scenarios of hunts. */
export const damnatio: Script<HuntGame> = {
  keys: ['lex', 'elite', 'start', 'tie', 'tieFixed', 'control', 'beasts', 'men', 'setUp'],
  setup: huntOf,
  answer: parsePlay,
  facts: huntFacts,
};
