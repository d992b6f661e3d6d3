import { z } from 'zod';
import { cardRef, of, opponentFaults, opponents, unknownCard, type BoutFault, type BoutsOfProgrammes } from '../../../catalogue/index.ts';
import type { ProgrammedQuick, RecountContent } from '../rules/index.ts';
import { MOST_FIGHTERS } from '../rules/index.ts';
import { CLASS } from './kinds.ts';

/** A bout of a programme is a pair or more sides of classes, the first of them the player's. */
export const bouts: BoutsOfProgrammes<ProgrammedQuick> = {
  shape: {
    classes: z
      .array(z.array(cardRef('recount-class')).min(1).max(MOST_FIGHTERS))
      .min(2)
      .max(MOST_FIGHTERS)
      .refine((all) => all.flat().length <= MOST_FIGHTERS, { error: `at most ${MOST_FIGHTERS} fighters in all` })
      .meta({ description: 'Classes against classes, a list each side; the first is the player\u2019s.' }),
    ...opponents,
  },
  faults(draft, { game, against, classes }) {
    const known = of(draft, CLASS).map(({ id }) => id);
    const unknown = classes.flatMap((side, i) =>
      side.flatMap((id, k): BoutFault[] =>
        known.includes(id) ? [] : [{ path: ['classes', i, k], ...unknownCard(draft, { id, what: 'class', kinds: [CLASS], known }) }],
      ),
    );
    return [...unknown, ...opponentFaults(draft, game, against)];
  },
  prose(content, { classes }) {
    const { classes: cards } = content as RecountContent;
    return classes.map((side) => side.map((id) => cards[id]?.name ?? id).join(' and ')).join(' against ');
  },
};
