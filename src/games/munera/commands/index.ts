import type { GameCommands } from '../../../cli/index.ts';
import type { MuneraGame, MuneraReport } from '../desk/index.ts';
import { bout } from './bout.ts';
import { cover } from './cover/index.ts';
import { matrixSeries } from './matrix-series.ts';
import { offers } from './offers.ts';
import { printMuneraOdds } from './odds.ts';
import { scenarioKeys } from './scenario-keys.ts';
import { muneraText } from './sim-text.ts';
import { thrownAgain } from './thrown-again.ts';
import { tournamentSeries } from './tournament-series.ts';

/** What bouts of gladiators add to the command line. */
export const muneraCommands: GameCommands<MuneraGame, MuneraReport> = {
  id: 'munera',
  bout,
  sim: { text: muneraText, pool: { poolFrom: 100, chunk: 25 }, series: [matrixSeries, tournamentSeries] },
  scenario: scenarioKeys,
  odds: printMuneraOdds,
  thrownAgain,
  offers,
  cover,
};
