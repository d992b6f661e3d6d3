import type { Outlook } from '../../../session/index.ts';
import { sidesOf } from './account.ts';
import type { MuneraGame } from './game.ts';

/** Each side hopes to win; a bout that nobody won stands last. */
export const outlook: Outlook<MuneraGame> = {
  resultOf(setup, bout) {
    const sides = sidesOf(setup);
    const place = sides.indexOf(bout.outcome()?.winner ?? '');
    return place < 0 ? sides.length : place;
  },
  hopesOf(setup, bout) {
    const winner = bout.outcome()?.winner;
    return sidesOf(setup).map((side) => (side === winner ? 1 : 0));
  },
};
