import type { Outlook } from '../../../session/index.ts';
import type { Hunt } from '../rules/index.ts';
import { savedMen } from './account.ts';
import type { HuntGame } from './game.ts';

/** How many men live, or which of two beasts won: 0 or 1, 2 for neither. */
function resultOf({ state }: Hunt): number {
  if (state.beasts.length === 1) return savedMen(state);
  const standing = state.beasts.map(({ hp }) => hp > 0);
  return standing[0] === standing[1] ? 2 : standing[0] ? 0 : 1;
}

/** A commander hopes for the men. */
export const outlook: Outlook<HuntGame> = {
  resultOf: (_, hunt) => resultOf(hunt),
  hopesOf: (_, hunt) => [resultOf(hunt) / Math.max(1, hunt.state.men.length)],
};
