import type { BoutsOnProgrammes } from '../../../session/index.ts';
import { mindName, sideAt } from '../../../session/index.ts';
import type { ProgrammedPairs } from '../rules/index.ts';
import { entrant, muneraSetup } from '../rules/index.ts';
import type { MuneraGame } from './game.ts';

const USUAL = 'skilled';

/** Bouts of gladiators on programmes. */
export const programmed: BoutsOnProgrammes<MuneraGame> = {
  setup(_, bout) {
    const { sides, arena, lex } = bout as ProgrammedPairs;
    const fighters = sides.flatMap((side, place) => side.map((each) => entrant({ ...each, side: sideAt(place) })));
    return muneraSetup({ fighters, arena, lex });
  },
  others({ usual }, bout) {
    const { sides, against, grade } = bout as ProgrammedPairs;
    const botOf = (card: string): string => {
      const behaviour = against ?? usual[card];
      return behaviour === undefined ? USUAL : mindName(behaviour, grade);
    };
    return Object.fromEntries(sides.slice(1).map((side, place) => [sideAt(place + 1), botOf(side[0]!.card)]));
  },
};
