import { advises, type TwoWaysProps } from '../../../../../hud/fight/index.ts';
import { dicePrompt } from '../prompt-words.ts';
import type { HuntModel } from './model.ts';

/** The two answers to an open question about a die; null when none is asked of the player. */
export function diceWays(model: HuntModel): Required<TwoWaysProps> | null {
  const { desk, mayAct, decision, settled, words } = model;
  const kind = mayAct.value ? decision.value?.kind : undefined;
  if (kind !== 'reroll' && kind !== 'fate') return null;
  const prompt = dicePrompt(settled.value.view, words);
  if (!prompt) return null;
  const { figure, yes, no } = prompt;
  const keep = prompt.keep || !advises(model); // to let a die lie costs nothing
  return { yes, no, keep, answer: (use) => void desk.play({ type: kind, figure, use }) };
}
