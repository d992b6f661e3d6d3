import type { GameCommands } from '../../../cli/index.ts';
import type { DuelSeries } from '../../../cli/index.ts';
import { duelBout, duelMatrix, duelText, duelTournament, offersOfPairings } from '../../../cli/index.ts';
import type { MuneraGame, MuneraReport } from '../desk/index.ts';
import { measuredPairing, muneraDesk, PAIRINGS } from '../desk/index.ts';
import type { Skill } from '../rules/index.ts';
import { entrant, LEX, MOST_FIGHTERS, muneraSetup, SKILLS } from '../rules/index.ts';
import { cover } from './cover/index.ts';
import { printMuneraOdds } from './odds.ts';
import { scenarioKeys } from './scenario-keys.ts';
import { thrownAgain } from './thrown-again.ts';

/** Series of classes and of bots, over all gladiators where none are named. */
const series: DuelSeries<MuneraGame> = {
  desk: muneraDesk,
  card: 'fighter',
  cards: ({ fighters }) => fighters,
  arenas: ({ arenas }) => arenas,
  classes: ({ fighters }) => [...new Set(Object.values(fighters).flatMap(({ id, kind }) => (kind === 'gladiator' ? [id] : [])))],
  usual: ({ usual }) => usual,
  setup: (entrants, { arena, lex }) => muneraSetup({ arena, lex, fighters: entrants.map(entrant) }),
};

/** What bouts of gladiators add to the command line. */
export const muneraCommands: GameCommands<MuneraGame, MuneraReport> = {
  id: 'munera',
  bout: duelBout<MuneraGame>({
    card: ['fighter', 'fighters'],
    kinds: ['gladiator', 'noxius', 'bestiarius'],
    examples: ['murmillo,secutor+attack', 'fighters of a side: murmillo,thraex, secutor+attack+dodge for skills, syrus:3 for three'],
    example: '--red murmillo --blue retiarius',
    most: MOST_FIGHTERS,
    lex: LEX,
    traits: { word: 'skill', known: SKILLS },
    cards: ({ fighters }) => fighters,
    arenas: ({ arenas }) => arenas,
    setup: (entrants, { arena, lex }) =>
      muneraSetup({
        fighters: entrants.map(({ card, side, traits }) => entrant({ card, side, skills: traits as readonly Skill[] })),
        arena,
        lex,
      }),
    facts: ({ state }) =>
      state.fighters.map(({ id, side, fate, stamina, original, fatigue }) => ({ figure: id, side, fate, stamina, original, fatigue })),
  }),
  sim: {
    text: duelText({ life: 'wounds', blow: 'attack', asked: 'appeals' }),
    pool: { poolFrom: 100, chunk: 25 },
    series: [duelMatrix(series), duelTournament(series)],
  },
  scenario: scenarioKeys,
  odds: printMuneraOdds,
  thrownAgain,
  offers: offersOfPairings<MuneraGame>({
    pairings: PAIRINGS,
    measuredOf: measuredPairing,
    file: 'src/games/munera/desk/pairings.ts',
  }),
  cover,
};
