import type { Desk } from '../../../session/index.ts';
import { seatsOf, sidesOf, winningSide } from '../../../session/index.ts';
import { mindOf } from '../../../engine/mind/index.ts';
import { MUNERA_POLICIES, muneraVocabulary } from '../bots/index.ts';
import { munera } from '../rules/index.ts';
import { account } from './account.ts';
import { briefLinks } from './brief-links.ts';
import { career } from './career.ts';
import type { MuneraGame } from './game.ts';
import { packedLinks } from './links.ts';
import { figureNames } from './names.ts';
import { programmed } from './programmed.ts';
import { readMuneraSetup } from './read-setup.ts';
import { script } from './scenario/index.ts';
import { sureAnswer } from './sure-answer.ts';
import { tallying } from './tallying.ts';

export { sideTitle, sideTitles } from './account.ts';
export type { MuneraGame, MuneraReplay, MuneraSession, SavedMunera } from './game.ts';
export { muneraOf } from './game.ts';
export { figureNames } from './names.ts';
export { measuredPairing, PAIRINGS } from './pairings.ts';
export { readMuneraSetup } from './read-setup.ts';
export type { MuneraReport } from './report.ts';
export { muneraReportOf } from './report.ts';
export type { MuneraScenario, TurnLine } from './scenario/file.ts';
export { parseMuneraPlay } from './scenario/play-line.ts';
export { sureAnswer } from './sure-answer.ts';
export type { MuneraTally } from './tally.ts';

/** Gladiators against gladiators, without a screen. */
export const muneraDesk: Desk<MuneraGame> = {
  id: 'munera',
  rules: munera,
  setups: { read: readMuneraSetup, packedLinks, briefLinks },
  script,
  bots: MUNERA_POLICIES,
  mind: (behaviour, grade) => mindOf(behaviour, muneraVocabulary, grade),
  usualBot: 'skilled',
  seats: seatsOf,
  sides: sidesOf,
  tallying,
  outlook: { ...winningSide(sidesOf, { bot: 'greedy', after: 10 }), sureAnswer },
  account,
  names: figureNames,
  programmed,
  career,
};

/** What the skilled bot thinks of answers, for the screens that put them in order. */
export type { Advice, Walk } from '../bots/index.ts';
export { adviceOf } from '../bots/index.ts';
