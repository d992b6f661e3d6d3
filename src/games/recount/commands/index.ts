import type { GameCommands } from '../../../cli/index.ts';
import type { RecountGame, RecountReport } from '../desk/index.ts';
import { bout } from './bout.ts';
import { cover } from './cover/index.ts';
import { offers } from './offers.ts';
import { printRecountOdds } from './odds.ts';
import { scenarioKeys } from './scenario-keys.ts';
import { recountText } from './sim-text.ts';
import { tournamentCommand } from './tournament.ts';

/** What recount adds to the command line. */
export const recountCommands: GameCommands<RecountGame, RecountReport> = {
  id: 'recount',
  bout,
  sim: { text: recountText, pool: { poolFrom: 200, chunk: 100 } },
  scenario: scenarioKeys,
  odds: printRecountOdds,
  cover,
  offers,
  commands: (loading) => [tournamentCommand(loading)],
};
