import type { Outlook } from '../../../session/index.ts';
import type { Hunt } from '../rules/index.ts';
import { savedMen, survives } from './account.ts';
import type { HuntGame } from './game.ts';

/** How many men live, or which of two beasts won: 0 or 1, 2 for neither. */
function resultOf({ state }: Hunt): number {
  if (state.beasts.length === 1) return savedMen(state);
  const standing = state.beasts.map(({ hp }) => hp > 0);
  return standing[0] === standing[1] ? 2 : standing[0] ? 0 : 1;
}

/** A commander counts the men he saves; of two beasts each hopes to be left. */
export const outlook: Outlook<HuntGame> = {
  resultOf: (_, hunt) => resultOf(hunt),
  measureOf: ({ beasts, men, draw }) => (beasts.length > 1 ? { of: 'won', most: 1 } : { of: 'saved', most: men.length + draw }),
  hopesOf(_, hunt) {
    const result = resultOf(hunt);
    return hunt.state.beasts.length > 1 ? hunt.state.beasts.map((_beast, place) => (place === result ? 1 : 0)) : [result];
  },
  livingIn: ({ state }) => state.men.flatMap((man) => (survives(state, man) ? [man.id] : [])),
};
