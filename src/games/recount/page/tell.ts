import type { TellPart } from '../../../app/index.ts';
import { tellOfSides } from '../../../app/index.ts';
import { wordsOf as wordsFor } from '../../../hud/common/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { sideTitle } from '../desk/index.ts';
import { recountNames } from '../screens/index.ts';
import { fatesOf } from './fates.ts';

export const { featOf, facesOf } = tellOfSides<RecountGame>({
  nameOf: (content, card) => content.classes[card]?.name ?? card,
  titleOf: sideTitle,
});

export const figuresOf: TellPart<RecountGame>['figuresOf'] = ({ bout, seed, messages }) =>
  fatesOf(bout, wordsFor(messages, recountNames(bout.world, bout.state, { seed, messages })));

/** What a fight calls its figures. */
export const wordsOf: NonNullable<TellPart<RecountGame>['wordsOf']> = ({ bout, seed, messages }) =>
  wordsFor(messages, recountNames(bout.world, bout.state, { seed, messages }));
