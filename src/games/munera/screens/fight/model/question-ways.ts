import type { TwoWaysProps } from '../../../../../hud/fight/index.ts';
import type { MuneraModel } from './model.ts';

/** The two answers to a question in the middle of a deed; null when none is asked. */
export function questionWays({ desk, mayAct, decision, words }: MuneraModel): TwoWaysProps | null {
  switch (mayAct.value ? decision.value?.kind : undefined) {
    case 'reroll':
      return { yes: 'Throw again', no: 'Let it stand', answer: (use) => void desk.play({ type: 'reroll', use }) };
    case 'throw':
      return {
        yes: words.say('answer', 'throw'),
        no: words.say('answer', 'disengage'),
        answer: (use) => void desk.play({ type: use ? 'throw' : 'disengage' }),
      };
    default:
      return null;
  }
}
