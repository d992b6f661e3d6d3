import type { Desk } from '../../../session/index.ts';
import { mindOf } from '../../../engine/mind/index.ts';
import { damnatioVocabulary, HUNT_GRADES, policies } from '../bots/index.ts';
import { damnatio, readHuntSetup } from '../rules/index.ts';
import { account } from './account.ts';
import { career } from './career.ts';
import type { HuntGame } from './game.ts';
import { packedLinks } from './links.ts';
import { figureNames } from './names.ts';
import { outlook } from './outlook.ts';
import { programmed } from './programme.ts';
import { script } from './scenario/index.ts';
import { tallying } from './tally.ts';

export { savedMen, survives } from './account.ts';
export type { HuntGame, HuntReplay, HuntSession, SavedHunt } from './game.ts';
export { huntsOf } from './game.ts';
export { figureNames } from './names.ts';
export { sureAnswer } from './outlook.ts';
export { keptTwo, measuredBeast, measuredHunt, programme, setupOfHunt } from './programme.ts';
export { readHuntSetup } from '../rules/index.ts';
export type { HuntReport } from './tally.ts';
export { huntReportOf } from './tally.ts';
export type { HuntScenario } from './scenario/index.ts';
export { parsePlay } from './scenario/play-line.ts';
export type { HuntTally } from './tally.ts';
export { stepKey } from './tally.ts';

/** Hunts of men against beasts, without a screen. */
export const damnatioDesk: Desk<HuntGame> = {
  id: 'damnatio',
  rules: damnatio,
  setups: { read: readHuntSetup, packedLinks, briefLinks: packedLinks },
  script,
  bots: {
    skilled: { policy: policies.skilled, about: 'chooses ground, cards and weapons by their odds' },
    newcomer: { policy: policies.newcomer, about: 'plays his first hunt: takes what is offered first, mostly, and runs at the beast' },
    naive: { policy: policies.naive, about: 'runs at the beast and plays the first card that is allowed' },
    random: { policy: policies.random, about: 'does anything that is allowed' },
  },
  mind: (behaviour, grade) => mindOf(behaviour, damnatioVocabulary, grade),
  grades: HUNT_GRADES,
  usualBot: 'skilled',
  seats: () => [],
  sides: ({ men, draw }) => (men.length + draw === 0 ? ['beast'] : ['men']),
  tallying,
  outlook,
  account,
  names: figureNames,
  programmed,
  career,
};

/** What is thought of cards and hexes, for the screens that put them in order. */
export { advisedMove, movesByWorth, policies, strikesAfter, strikeScore, type MoveWorth } from '../bots/index.ts';
