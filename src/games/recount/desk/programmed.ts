import type { BoutsOnProgrammes } from '../../../session/index.ts';
import { mindName, sideAt } from '../../../session/index.ts';
import type { ProgrammedQuick } from '../rules/index.ts';
import { entrant, recountSetup } from '../rules/index.ts';
import type { RecountGame } from './game.ts';

const USUAL = 'skilled';

/** Quick bouts on programmes. */
export const programmed: BoutsOnProgrammes<RecountGame> = {
  setup(_, bout) {
    const { classes } = bout as ProgrammedQuick;
    const fighters = classes.flatMap((side, place) => side.map((card) => entrant({ card, side: sideAt(place) })));
    return recountSetup({ fighters });
  },
  others(_, bout) {
    const { classes, against, grade } = bout as ProgrammedQuick;
    const bot = against === null ? USUAL : mindName(against, grade);
    return Object.fromEntries(classes.slice(1).map((__, place) => [sideAt(place + 1), bot]));
  },
};
