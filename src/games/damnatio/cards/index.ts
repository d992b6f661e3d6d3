import { of, cardRef, unknownCard, type GameCards, type BoutsOfProgrammes } from '../../../catalogue/index.ts';
import type { DamnatioContent, ProgrammedHunt } from '../rules/index.ts';
import { assemble, HUNT_USE, lacks } from './assemble.ts';
import { DAMNATIO_WORDS } from './behaviour-words.ts';
import { ATTACK, BEAST, BESTIARIUS, DEFEND, HUNT, NOXIUS } from './kinds.ts';
import { LINTS } from './lint/index.ts';
import { prose } from './prose/index.ts';

/** A bout of a programme is a hunt, whose card says arena, beasts, men and terms. */
const bouts: BoutsOfProgrammes<ProgrammedHunt> = {
  shape: { hunt: cardRef('hunt').describe('Hunt by id.') },
  faults(draft, { hunt }) {
    const known = of(draft, HUNT).map(({ id }) => id);
    return known.includes(hunt) ? [] : [{ path: ['hunt'], ...unknownCard(draft, { id: hunt, what: 'hunt', kinds: [HUNT], known }) }];
  },
  prose: (content, { hunt }) => `the hunt ${(content as DamnatioContent).hunts[hunt]?.name ?? hunt}`,
};

export { DAMNATIO_WORDS };

/** The cards of hunts. */
export const damnatioCards: GameCards<DamnatioContent> = {
  game: 'damnatio',
  kinds: [BEAST, NOXIUS, BESTIARIUS, ATTACK, DEFEND, HUNT],
  arenas: {
    id: HUNT_USE,
    description: 'with a Shield Hex, for beasts and for gladiators',
    because: { sand: 'D-023', marks: 'D-023' },
  },
  words: DAMNATIO_WORDS,
  bouts,
  lints: LINTS,
  lacks,
  assemble,
  byId: ['beasts', 'men', 'arenas', 'attacks.weapon', 'defends.weapon', 'hunts', 'newcomers'],
  // Other games that send them onto the sand say what they were condemned for.
  messages: (draft) => ({ crime: Object.fromEntries(of(draft, NOXIUS).map(({ id, card }) => [id, card.crime ?? ''])) }),
  prose,
};
