import type { ChoicesPart } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { recountAnswers, recountNames } from '../screens/index.ts';

/** How answers are said in a few words. */
export const choices: ChoicesPart<RecountGame> = {
  wordsOf: (bout, by) => wordsOf(by.messages, recountNames(bout.world, bout.state, by)),
  ...recountAnswers,
};
