import type { Stage } from '../attack/stage.ts';
import { FREE } from '../deeds/deed.ts';
import { type BlowAction, blowDeedOf, costOf, deedOf, type MuneraAction } from '../deeds/index.ts';
import { muneraRefusal } from '../legality/legal.ts';
import type { View } from '../state/world.ts';
import type { AnswerOdds } from './answers.ts';
import { type Outlook, outlookOf } from './facts.ts';
import { tallyGrapple } from './grapple.ts';
import { tallyAttack } from './tally.ts';

export type ActionOdds = AnswerOdds;

const ONLY_DEAR: readonly string[] = ['M-077', 'M-079'];

/** The exact chances of an answer to the decision that waits, from the same lists as the dice. */
export function actionOdds(view: View, action: MuneraAction): ActionOdds {
  const refusal = muneraRefusal(view, action);
  if (refusal && !ONLY_DEAR.includes(refusal.rule)) return { action, cost: FREE, refusal, kind: 'refused' };
  return deedOf(action).odds(view, action, { action, cost: costOf(view, action), refusal });
}

/** An attack at the moment when its dice are thrown; the position itself is left alone. */
export function stageFor(view: View, action: BlowAction): Stage {
  return blowDeedOf(action).stage(view, action);
}

/** An attack, whirl or grapple in plain numbers, quickly; `feint`: a miss is thrown again. The action must be sensible. */
export function attackOutlook(view: View, action: BlowAction, feint: boolean = view.state.turn.feint === 'declared'): Outlook {
  const stage = stageFor(view, action);
  const tally = stage.blow.move === 'grapple' ? tallyGrapple(stage, feint) : tallyAttack(stage, feint);
  return outlookOf(tally, stage.total, stage.save);
}
