import { advises, type TwoWaysProps } from '../../../../../hud/fight/index.ts';
import type { MuneraModel } from './model.ts';

/** The two answers to a question in the middle of a deed; null when none is asked. */
export function questionWays(model: MuneraModel): TwoWaysProps | null {
  const { desk, mayAct, decision, words } = model;
  switch (mayAct.value ? decision.value?.kind : undefined) {
    case 'reroll':
      // to let a die lie costs nothing, and a second miss tires him
      return { yes: 'Throw again', no: 'Let it stand', keep: !advises(model), answer: (use) => void desk.play({ type: 'reroll', use }) };
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
