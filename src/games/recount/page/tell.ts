import type { TellPart } from '../../../app/index.ts';
import { tellOfSides } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { sideTitle } from '../desk/index.ts';
import { recountNames } from '../screens/index.ts';
import { fatesOf } from './fates.ts';

export const { featOf, facesOf } = tellOfSides<RecountGame>({
  nameOf: (content, card) => content.classes[card]?.name ?? card,
  titleOf: sideTitle,
});

export const figuresOf: TellPart<RecountGame>['figuresOf'] = ({ bout, seed, messages }) =>
  fatesOf(bout, wordsOf(messages, recountNames(bout.world, bout.state, { seed, messages })));
