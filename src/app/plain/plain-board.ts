import type { Names } from '../../hud/common/index.ts';
import type { BoardFigure, BoardOfGame, FoughtGame, ViewOf } from '../../hud/fight/index.ts';
import { drawn, type PlainGame } from './plain-game.ts';

/** The board of a plain game. */
export function plainBoard<G extends FoughtGame>({ figures }: PlainGame<G>): BoardOfGame<ViewOf<G>, BoardFigure> {
  return {
    of(view) {
      const all = figures(view);
      const sides = [...new Set(all.map(({ side }) => side))];
      return { figures: all.map((figure) => drawn(figure, sides)), items: [] };
    },
    posture: () => 'standing',
  };
}

/** What a plain game calls its figures: nothing but their ids. */
export function plainNames<G extends FoughtGame>(id: string, { arena }: G['world']): Names {
  return { own: id, arena, figure: () => undefined, card: () => undefined, weapon: () => undefined };
}
