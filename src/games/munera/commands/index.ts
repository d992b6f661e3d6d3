import type { GameCommands } from '../../../cli/index.ts';
import type { DuelSeries } from '../../../cli/index.ts';
import { duelBout, duelMatrix, duelText, duelTournament, offersOfPairings } from '../../../cli/index.ts';
import type { MuneraGame, MuneraReport } from '../desk/index.ts';
import { muneraDuels } from '../desk/index.ts';
import { SKILLS } from '../rules/index.ts';
import { cover } from './cover/index.ts';
import { printMuneraOdds } from './odds.ts';
import { scenarioKeys } from './scenario-keys.ts';
import { thrownAgain } from './thrown-again.ts';

/** Series of classes and of bots, over all gladiators where none are named. */
const series: DuelSeries<MuneraGame> = {
  card: 'fighter',
  classes: ({ fighters }) => [...new Set(Object.values(fighters).flatMap(({ id, kind }) => (kind === 'gladiator' ? [id] : [])))],
  usual: ({ usual }) => usual,
};

/** What bouts of gladiators add to the command line. */
export const muneraCommands: GameCommands<MuneraGame, MuneraReport> = {
  id: 'munera',
  bout: duelBout(muneraDuels, {
    card: ['fighter', 'fighters'],
    kinds: ['gladiator', 'noxius', 'bestiarius'],
    examples: ['murmillo,secutor+attack', 'fighters of a side: murmillo,thraex, secutor+attack+dodge for skills, syrus:3 for three'],
    example: '--red murmillo --blue retiarius',
    traits: { word: 'skill', known: SKILLS },
    facts: ({ state }) =>
      state.fighters.map(({ id, side, fate, stamina, original, fatigue }) => ({ figure: id, side, fate, stamina, original, fatigue })),
  }),
  sim: {
    text: duelText({ life: 'wounds', blow: 'attack', asked: 'appeals' }),
    pool: { poolFrom: 100, chunk: 25 },
    series: [duelMatrix(muneraDuels, series), duelTournament(muneraDuels, series)],
  },
  scenario: scenarioKeys,
  odds: printMuneraOdds,
  thrownAgain,
  offers: offersOfPairings(muneraDuels, 'src/games/munera/desk/pairings.ts'),
  cover,
};
