import type { MuneraAction, MuneraView } from '../rules/index.ts';
import { chooser } from '../rules/index.ts';
import { discardWorth } from './handling.ts';
import { mindOf } from './mind.ts';
import { Thoughts } from './skilled.ts';
import { WEIGHTS } from './weights.ts';

/** One thing that counted for or against an action, by the rule that makes it count. */
export interface Reason {
  readonly consideration: string;
  readonly rule: string;
  /** In points of Stamina of a fresh man. */
  readonly value: number;
}

/** Why the skilled bot values a legal action as it does; the values add up to its score. */
export function explain(bout: MuneraView, action: MuneraAction): Reason[] {
  const reasons: Reason[] = [];
  const mind = mindOf(bout, chooser(bout), WEIGHTS);
  const { step } = bout.state.turn;
  if (step === 'ready' && action.type === 'discard') {
    reasons.push({ consideration: 'discard', rule: 'M-058', value: discardWorth(mind, action.item) });
  } else if (step === 'act') {
    new Thoughts(mind, bout.actions()).worthOf(action, (consideration, rule, value) => {
      if (value !== 0) reasons.push({ consideration, rule, value });
    });
  }
  return reasons;
}
