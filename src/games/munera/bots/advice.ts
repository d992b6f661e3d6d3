import { chooser, type MuneraAction, type MuneraView, type View } from '../rules/index.ts';
import { discardWorth } from './handling.ts';
import { mindOf } from './mind.ts';
import type { Walk } from './plans.ts';
import { Thoughts } from './skilled.ts';
import { ADVICE_WEIGHTS, WEIGHTS } from './weights.ts';

/** What the skilled bot thinks of every answer to a decision in a turn; asked lazily. */
export interface Advice {
  /** What an answer comes to, and what may follow it, in points of Stamina of a fresh man; far below all else for what is not legal. */
  worth(this: void, action: MuneraAction): number;
  /** Every place and facing that can be reached, with what it is worth to go there. */
  readonly walks: readonly Walk[];
}

/** A number, so that such can be compared. */
const NOT_LEGAL = -1e6;

/** Answers that are listed have every key, most of them without a value. */
function keyOf(action: MuneraAction): string {
  return Object.values(action)
    .filter((value) => value !== undefined)
    .join(' ');
}

/** The skilled bot's opinion of a decision in the middle of a turn, or before its AP die; of other decisions it has none. */
export function adviceOf(view: View, actions: readonly MuneraAction[]): Advice {
  const mind = mindOf(view, chooser(view), ADVICE_WEIGHTS);
  const legal = new Map(actions.map((action) => [keyOf(action), action]));
  const { step } = view.state.turn;
  let thoughts: Thoughts | null = null;
  const think = (): Thoughts => (thoughts ??= new Thoughts(mind, actions));
  const worth = (action: MuneraAction): number => {
    const known = legal.get(keyOf(action));
    if (!known) return NOT_LEGAL;
    if (step === 'ready') return known.type === 'discard' ? discardWorth(mind, known.item) : 0;
    return step === 'act' ? think().worthOf(known) : 0;
  };
  return {
    worth,
    get walks() {
      return step === 'act' ? think().walks() : [];
    },
  };
}

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
