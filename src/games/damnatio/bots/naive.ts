import type { Rng } from '../../../engine/dice/index.ts';
import type { HuntAction } from '../rules/index.ts';
import { legalDefends, legalStrikes, promptedAttack, strikeAction } from '../rules/index.ts';
import { bestDestination, NAIVE_TASTE } from './destination.ts';
import { withoutGoad } from './goad.ts';
import type { HuntNotes, Policy, Style } from './policy.ts';

/** One of several, by a die. */
export function anyOf<T>(items: readonly T[], rng: Rng, notes?: HuntNotes): T {
  if (items.length > 1) notes?.goes(`draws one of ${items.length} by lot`);
  return items[rng.die(items.length) - 1]!;
}

/** The nearest hex beside the beast, and any legal card (D-284). */
export const naive: Style = {
  destination: (view, man, _rng, notes) => bestDestination(view, man, NAIVE_TASTE, notes),
  strike: (view, man, rng, notes): HuntAction => strikeAction(view, man, anyOf(withoutGoad(legalStrikes(view, man)), rng, notes)),
  defend: (view, man, rng, notes): HuntAction => {
    const cards = legalDefends(view, man, promptedAttack(view));
    return { type: 'defend', figure: man.id, card: cards.length > 0 ? anyOf(cards, rng, notes).id : null };
  },
};

/** Any legal answer everywhere, for crash tests (D-285). */
export const random: Policy = (hunt, rng, notes) => anyOf(hunt.actions(), rng, notes);
