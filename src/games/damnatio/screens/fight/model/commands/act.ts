import { huntRefusal, underOrder } from '../../../../rules/index.ts';
import type { ManAct } from '../man-acts.ts';
import type { HuntModel } from '../model.ts';

/** Does something instead of a walk; the order that it needs goes before it. */
export async function act({ session, desk }: HuntModel, { action, order }: ManAct): Promise<void> {
  if (desk.locked()) return;
  const refusal = order ? huntRefusal(underOrder(session.view, order), action) : session.bout.refusal(action);
  if (desk.refuse(refusal)) return;
  if (order) session.play({ type: 'order', order });
  session.play(action);
  await desk.follow(action);
}
