import { huntActions, underOrder, type HuntAction, type HuntDecision, type View } from '../../../rules/index.ts';

type Act = Extract<HuntAction, { type: 'stand' | 'struggle' | 'bind' | 'second-wind' }>;

/** What a man can do instead of walking, with the order of the side that it needs before it. */
export interface ManAct {
  readonly action: Act;
  /** Null when no order is asked. */
  readonly order: 'move' | 'hold' | null;
}

const ACTS: readonly HuntAction['type'][] = ['stand', 'struggle', 'bind', 'second-wind'];

const actsAmong = (actions: readonly HuntAction[], figure: string): Act[] =>
  actions.filter((action): action is Act => ACTS.includes(action.type) && 'figure' in action && action.figure === figure);

/** Before the order, under each order; after it, what is legal now. */
export function actsOf(view: View, decision: HuntDecision | null, actions: readonly HuntAction[], figure: string): ManAct[] {
  if (decision?.kind !== 'order') return actsAmong(actions, figure).map((action) => ({ action, order: null }));
  return (['move', 'hold'] as const).flatMap((order) =>
    actsAmong(huntActions(underOrder(view, order)), figure).map((action) => ({ action, order })),
  );
}
