import { apOdds, fighterAt, type Munera, type MuneraAction, type View } from '../rules/index.ts';

/** What is there whenever a turn is, so that it is no reason to ask. */
const NEVER_ASKED: readonly MuneraAction['type'][] = ['end', 'discard', 'drop', 'release'];

/** Whether it may be wise to throw something away before the die: he lies, or would give in. */
function isTimeToDiscard(view: View): boolean {
  const { fighter } = view.state.turn;
  return fighterAt(view, fighter).down || apOdds(view, fighter).surrender !== null;
}

/** The die falls without being asked for, and a turn in which nothing but throwing things away is possible is over. */
export function sureAnswer(bout: Pick<Munera, 'view' | 'decision' | 'actions'>): MuneraAction | null {
  const kind = bout.decision()?.kind;
  if (kind === 'ready') return isTimeToDiscard(bout.view) ? null : { type: 'ready' };
  return kind === 'act' && bout.actions().every(({ type }) => NEVER_ASKED.includes(type)) ? { type: 'end' } : null;
}
