import type { MuneraGame } from '../../../../session/game.ts';
import type { Script } from '../../../../session/scenario/script.ts';
import { muneraFacts } from './facts.ts';
import { parseMuneraPlay } from './play-line.ts';
import { boutOf } from './setup.ts';

/** Scenarios of gladiators against gladiators. */
export const munera: Script<MuneraGame> = {
  keys: ['lex', 'fighters', 'face', 'turn', 'order', 'sparedToday', 'setUp'],
  setup: boutOf,
  answer: parseMuneraPlay,
  facts: muneraFacts,
};
