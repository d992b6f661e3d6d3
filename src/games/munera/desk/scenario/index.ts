import type { Script } from '../../../../session/index.ts';
import type { MuneraGame } from '../game.ts';
import type { MuneraScenario } from './file.ts';
import { muneraFacts } from './facts.ts';
import { parseMuneraPlay } from './play-line.ts';
import { boutOf } from './setup.ts';

/** Scenarios of gladiators against gladiators. */
export const script: Script<MuneraGame, MuneraScenario> = {
  keys: ['lex', 'fighters', 'face', 'turn', 'order', 'sparedToday', 'setUp'],
  setup: boutOf,
  answer: parseMuneraPlay,
  facts: muneraFacts,
};
