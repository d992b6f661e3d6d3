import type { HuntGame } from '../../../../session/game.ts';
import type { Script } from '../../../../session/scenario/script.ts';
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
