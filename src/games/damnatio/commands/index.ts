import type { GameCommands } from '../../../cli/index.ts';
import type { HuntGame, HuntReport } from '../desk/index.ts';
import { balanceCommand } from './balance.ts';
import { benchCommand } from './bench.ts';
import { bout } from './bout.ts';
import { offers } from './offers.ts';
import { printHuntOdds } from './odds.ts';
import { scenarioKeys } from './scenario-keys.ts';
import { simText } from './sim-text.ts';

/** What hunts add to the command line. */
export const damnatioCommands: GameCommands<HuntGame, HuntReport> = {
  id: 'damnatio',
  bout,
  sim: { text: simText, pool: { poolFrom: 1000, chunk: 250 } },
  scenario: scenarioKeys,
  odds: printHuntOdds,
  offers,
  commands: (loading) => [balanceCommand(loading), benchCommand(loading)],
};
