import type { TellPart } from '../../../app/index.ts';
import { tellOfSides } from '../../../app/index.ts';
import { wordsOf as wordsFor } from '../../../hud/common/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { sideTitle } from '../desk/index.ts';
import { muneraNames } from '../screens/index.ts';
import { fatesOf } from './fates.ts';

export const { featOf, facesOf } = tellOfSides<MuneraGame>({
  nameOf: (content, card) => content.fighters[card]?.name ?? card,
  titleOf: sideTitle,
});

export const figuresOf: TellPart<MuneraGame>['figuresOf'] = ({ bout, seed, messages }) =>
  fatesOf(bout, wordsFor(messages, muneraNames(bout.world, { seed, messages })));

/** What a fight calls its figures. */
export const wordsOf: NonNullable<TellPart<MuneraGame>['wordsOf']> = ({ bout, seed, messages }) =>
  wordsFor(messages, muneraNames(bout.world, { seed, messages }));
