import type { Faces, Feat, TellPart, Told } from '../../../app/index.ts';
import { featOfSides } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { sideTitle } from '../desk/index.ts';
import { recountNames } from '../screens/index.ts';
import { fatesOf } from './fates.ts';

/** Whether the player's side won, and as what. */
export function featOf(told: Told<RecountGame>): Feat | null {
  const { content, setup, bout, own } = told;
  const cards = setup.fighters.flatMap(({ card, side }) => (own.includes(side) ? [card] : []));
  const { fighters } = bout.state;
  return featOfSides(told, {
    as: sideTitle(content, cards),
    sideOf: (figure) => fighters.find(({ id }) => id === figure)?.side,
  });
}

export function facesOf({ content, setup, own }: Pick<Told<RecountGame>, 'content' | 'setup' | 'own'>): Faces {
  const names = (mine: boolean): string[] => [
    ...new Set(setup.fighters.flatMap(({ card, side }) => (own.includes(side) === mine ? [content.classes[card]?.name ?? card] : []))),
  ];
  return { own: names(true), foes: names(false) };
}

export const figuresOf: TellPart<RecountGame>['figuresOf'] = ({ bout, seed, messages }) =>
  fatesOf(bout, wordsOf(messages, recountNames(bout.world, bout.state, { seed, messages })));
