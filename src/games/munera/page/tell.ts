import type { Faces, Feat, TellPart, Told } from '../../../app/index.ts';
import { featOfSides } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { sideTitle } from '../desk/index.ts';
import { muneraNames } from '../screens/index.ts';
import { fatesOf } from './fates.ts';

/** Whether the player's side won, and as what. */
export function featOf(told: Told<MuneraGame>): Feat | null {
  const { content, setup, bout, own } = told;
  const cards = setup.fighters.flatMap(({ card, side }) => (own.includes(side) ? [card] : []));
  const { fighters } = bout.state;
  return featOfSides(told, {
    as: sideTitle(content, cards),
    sideOf: (figure) => fighters.find(({ id }) => id === figure)?.side,
  });
}

export function facesOf({ content, setup, own }: Pick<Told<MuneraGame>, 'content' | 'setup' | 'own'>): Faces {
  const names = (mine: boolean): string[] => [
    ...new Set(setup.fighters.flatMap(({ card, side }) => (own.includes(side) === mine ? [content.fighters[card]?.name ?? card] : []))),
  ];
  return { own: names(true), foes: names(false) };
}

export const figuresOf: TellPart<MuneraGame>['figuresOf'] = ({ bout, seed, messages }) =>
  fatesOf(bout, wordsOf(messages, muneraNames(bout.world, { seed, messages })));
