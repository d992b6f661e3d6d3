import type { Outlook, QuickBot } from './desk.ts';
import type { Game } from './game.ts';

/** What comes of a bout between sides: the place of the winner, nobody's stands last, and each side hopes to win. `quick`: see `Outlook`. */
export function winningSide<G extends Game>(sidesOf: (setup: G['setup']) => readonly string[], quick?: QuickBot): Outlook<G> {
  return {
    ...(quick && { quick }),
    measureOf: () => ({ of: 'won', most: 1 }),
    resultOf(setup, bout) {
      const sides = sidesOf(setup);
      const place = sides.indexOf(bout.outcome()?.winner ?? '');
      return place < 0 ? sides.length : place;
    },
    cameOutWell: (setup, bout) => bout.outcome()?.winner === sidesOf(setup)[0],
    hopesOf(setup, bout) {
      const winner = bout.outcome()?.winner;
      return sidesOf(setup).map((side) => (side === winner ? 1 : 0));
    },
  };
}
