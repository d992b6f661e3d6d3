import type { GameCommands } from '../cli/index.ts';
import { damnatioCommands } from './damnatio/commands/index.ts';
import { muneraCommands } from './munera/commands/index.ts';
import { recountCommands } from './recount/commands/index.ts';

/** What games add to the command line. A game that is not here is played all the same, from set-up files. */
export const COMMANDS_OF_GAMES: readonly GameCommands[] = [damnatioCommands, muneraCommands, recountCommands];

/** The game of `bout` when none is named. */
export const USUAL_BOUT = muneraCommands.id;
