import type { Desk } from '../../../session/index.ts';
import { seatsOf, sidesOf, winningSide } from '../../../session/index.ts';
import { mindOf } from '../../../engine/mind/index.ts';
import { RECOUNT_POLICIES, recountVocabulary } from '../bots/index.ts';
import { recount } from '../rules/index.ts';
import { account } from './account.ts';
import type { RecountGame } from './game.ts';
import { figureNames } from './names.ts';
import { programmed } from './programmed.ts';
import { readRecountSetup } from './read-setup.ts';
import { script } from './scenario/index.ts';
import { tallying } from './tallying.ts';

export { sideTitle, sideTitles } from './account.ts';
export type { RecountGame, RecountReplay, RecountSession } from './game.ts';
export { recountOf } from './game.ts';
export { figureNames } from './names.ts';
export { readRecountSetup } from './read-setup.ts';
export { measuredPairing, PAIRINGS } from './pairings.ts';
export type { RecountScenario } from './scenario/file.ts';
export type { RecountTally } from './tally.ts';
export type { RecountReport } from './tallying.ts';

/** Quick bouts with sword, shield and net, without a screen. */
export const recountDesk: Desk<RecountGame> = {
  id: 'recount',
  rules: recount,
  setups: { read: readRecountSetup },
  script,
  bots: RECOUNT_POLICIES,
  mind: (behaviour, grade) => mindOf(behaviour, recountVocabulary, grade),
  usualBot: 'skilled',
  seats: seatsOf,
  sides: sidesOf,
  tallying,
  outlook: winningSide(sidesOf, { bot: 'greedy', after: 4 }),
  account,
  names: figureNames,
  programmed,
};

/** What the skilled bot thinks of answers, for the screens that put them in order. */
export type { RecountAdvice } from '../bots/index.ts';
export { adviceOf } from '../bots/index.ts';
