import type { Outlook } from '../../../session/index.ts';
import { isDuel, nodOdds, rerollOdds, type Hunt, type HuntAction, type View } from '../rules/index.ts';
import { savedMen, survives } from './account.ts';
import type { HuntGame } from './game.ts';
import { keptTwo } from './programme.ts';

/** How many men live, or which of two beasts won: 0 or 1, 2 for neither. */
function resultOf({ state }: Hunt): number {
  if (!isDuel(state)) return savedMen(state);
  const standing = state.beasts.map(({ hp }) => hp > 0);
  return standing[0] === standing[1] ? 2 : standing[0] ? 0 : 1;
}

/** An own die that another throw would sooner spoil than mend (D-236), and Control that is won (D-052), is kept without a question. */
export function sureAnswer(view: View): HuntAction | null {
  const won = rerollOdds(view);
  if (won && !won.worthwhile && won.leads === 'men') return { type: 'reroll', figure: won.leader.id, use: false };
  const odds = nodOdds(view);
  return odds && !odds.worthwhile ? { type: 'fate', figure: odds.man.id, use: false } : null;
}

/** A commander counts the men he saves; of two beasts each hopes to be left. */
export const outlook: Outlook<HuntGame> = {
  resultOf: (_, hunt) => resultOf(hunt),
  measureOf: ({ men, draw }) => (men.length + draw === 0 ? { of: 'won', most: 1 } : { of: 'saved', most: men.length + draw }),
  hopesOf(_, hunt) {
    const result = resultOf(hunt);
    return isDuel(hunt.state) ? hunt.state.beasts.map((_beast, place) => (place === result ? 1 : 0)) : [result];
  },
  cameOutWell: (_, hunt) => keptTwo(hunt),
  // an order with its moves is one plan, and so are the blows of a round
  inOneGo: { order: 'moves', moves: 'moves', strikes: 'strikes' },
  sureAnswer: ({ view }) => sureAnswer(view),
  livingIn: ({ state }) => state.men.flatMap((man) => (survives(state, man) ? [man.id] : [])),
};
