import type { ChoicesPart } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { muneraAnswers, muneraNames } from '../screens/index.ts';

/** How answers are said in a few words. */
export const choices: ChoicesPart<MuneraGame> = {
  wordsOf: (bout, by) => wordsOf(by.messages, muneraNames(bout.world, by)),
  ...muneraAnswers,
};
