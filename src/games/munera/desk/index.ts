import { mindOf } from '../../../engine/mind/index.ts';
import { listed } from '../../../engine/text/index.ts';
import type { BoutsOnProgrammes, Desk, DuelReport, Duels, DuelTally, FighterAtEnd } from '../../../session/index.ts';
import { duelAccount, duelTallying, mindName, seatsOf, sideAt, sidesOf, winningSide } from '../../../session/index.ts';
import { MUNERA_POLICIES, muneraVocabulary } from '../bots/index.ts';
import type { Munera, MuneraContent, ProgrammedPairs, Skill } from '../rules/index.ts';
import { entrant, LEX, MOST_FIGHTERS, munera, muneraSetup, SETUP } from '../rules/index.ts';
import { briefLinks } from './brief-links.ts';
import { career } from './career.ts';
import type { MuneraGame } from './game.ts';
import { packedLinks } from './links.ts';
import { figureNames } from './names.ts';
import { PAIRINGS } from './pairings.ts';
import { script } from './scenario.ts';
import { sureAnswer } from './sure-answer.ts';

export type { MuneraGame, MuneraReplay, MuneraSession, SavedMunera } from './game.ts';
export { muneraOf } from './game.ts';
export { figureNames } from './names.ts';
export { PAIRINGS } from './pairings.ts';

export type { MuneraScenario } from './scenario.ts';
export { parseMuneraPlay } from './scenario.ts';
export { sureAnswer } from './sure-answer.ts';
export type MuneraTally = DuelTally;
export type MuneraReport = DuelReport;

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const MOST_NAMED = 2;

/** Those of a side in a few words: `Murmillo`, `Retiarius and Secutor`, `Three noxii`. */
function sideTitle({ fighters }: Pick<MuneraContent, 'fighters'>, cards: readonly string[]): string {
  const count = COUNTS[cards.length] ?? String(cards.length);
  const found = cards.map((card) => fighters[card]);
  if (cards.length > 1 && found.every((card) => card?.kind === 'noxius')) return `${count} noxii`;
  const names = cards.map((card, index) => found[index]?.name ?? card);
  if (names.length > 1 && new Set(names).size === 1) return `${count} of the class ${names[0]!.toLowerCase()}`;
  return names.length <= MOST_NAMED ? listed(names) : `${count} fighters`;
}

/** What became of everybody. */
export function ended({ world, state }: Pick<Munera, 'world' | 'state'>): FighterAtEnd[] {
  return state.fighters.map(({ side, fate, inflicted, woundsTaken }, index) => ({
    class: world.profiles[index]!.card.class,
    side,
    fate: fate === 'spared' || fate === 'dead' ? fate : 'standing',
    dealt: inflicted.reduce((sum, points) => sum + points, 0),
    taken: woundsTaken,
  }));
}

/** Bouts of gladiators on programmes. */
const programmed: BoutsOnProgrammes<MuneraGame> = {
  setup(_, bout) {
    const { sides, arena, lex } = bout as ProgrammedPairs;
    const fighters = sides.flatMap((side, place) => side.map((each) => entrant({ ...each, side: sideAt(place) })));
    return muneraSetup({ fighters, arena, lex });
  },
  others({ usual }, bout) {
    const { sides, against, grade } = bout as ProgrammedPairs;
    const botOf = (card: string): string => {
      const behaviour = against ?? usual[card];
      return behaviour === undefined ? 'skilled' : mindName(behaviour, grade);
    };
    return Object.fromEntries(sides.slice(1).map((side, place) => [sideAt(place + 1), botOf(side[0]!.card)]));
  },
};

/** Gladiators against gladiators, without a screen. */
export const muneraDesk: Desk<MuneraGame> = {
  id: 'munera',
  rules: munera,
  setups: { read: SETUP.read, packedLinks, briefLinks },
  script,
  bots: MUNERA_POLICIES,
  mind: (behaviour, grade) => mindOf(behaviour, muneraVocabulary, grade),
  usualBot: 'skilled',
  seats: seatsOf,
  sides: sidesOf,
  tallying: duelTallying<MuneraGame>(ended),
  outlook: { ...winningSide(sidesOf, { bot: 'greedy', after: 10 }), sureAnswer },
  account: (told) => duelAccount(told, sideTitle, ended),
  names: figureNames,
  programmed,
  career,
};

/** Bouts of gladiators, for whoever makes them. */
export const muneraDuels: Duels<MuneraGame> = {
  desk: muneraDesk,
  most: MOST_FIGHTERS,
  lex: LEX,
  pairings: PAIRINGS,
  cards: ({ fighters }) => fighters,
  arenas: ({ arenas }) => arenas,
  setup: (sent, part) =>
    muneraSetup({
      ...part,
      fighters: sent.map(({ card, side, traits = [] }) => entrant({ card, side, skills: traits as readonly Skill[] })),
    }),
  title: sideTitle,
};

/** What the skilled bot thinks of answers, for the screens that put them in order. */
export type { Advice, Walk } from '../bots/index.ts';
export { adviceOf } from '../bots/index.ts';
