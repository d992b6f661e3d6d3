import type { ChoicesPart } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { HuntGame } from '../desk/index.ts';
import { huntAnswers, huntNames } from '../screens/index.ts';

/** How answers are said in a few words. */
export const choices: ChoicesPart<HuntGame> = {
  wordsOf: (bout, by) => wordsOf(by.messages, huntNames(bout.world)),
  ...huntAnswers,
};
