import type { GameCards } from '../../../catalogue/index.ts';
import type { MuneraContent } from '../rules/index.ts';
import { assemble, lacks, messages, MUNERA_USE } from './assemble.ts';
import { MUNERA_WORDS } from './behaviour-words.ts';
import { BLOCKS, GEAR, GLADIATOR } from './kinds.ts';
import { executions } from './lint/executions.ts';
import { gearCards, unusedGear } from './lint/gear-cards.ts';
import { gladiators, usualBehaviours } from './lint/gladiators.ts';
import { loadouts } from './lint/loadouts.ts';
import { bouts } from './programme.ts';
import { prose } from './prose.ts';

export { MUNERA_WORDS };

/** The cards of munera. */
export const muneraCards: GameCards<MuneraContent> = {
  game: 'munera',
  kinds: [GEAR, GLADIATOR],
  blocks: BLOCKS,
  arenas: { id: MUNERA_USE, description: 'for gladiators only', because: { sand: 'M-002', marks: 'M-002' } },
  words: MUNERA_WORDS,
  bouts,
  lints: [executions, gearCards, gladiators, loadouts, unusedGear, usualBehaviours],
  lacks,
  assemble,
  byId: ['fighters', 'gear', 'arenas', 'usual'],
  messages,
  prose,
};
