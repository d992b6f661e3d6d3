import { byLot } from '../../../engine/mind/index.ts';
import { legalDefends, legalStrikes, promptedAttack, strikeAction, type HuntAction } from '../rules/index.ts';
import { withoutGoad } from './card-worth.ts';
import { bestDestination, NAIVE_TASTE } from './destination.ts';
import type { Policy, Style } from './policy.ts';

/** The nearest hex beside the beast, and any legal card (D-284). */
export const naive: Style = {
  destination: (view, man, _rng, notes) => bestDestination(view, man, NAIVE_TASTE, notes),
  strike: (view, man, rng, notes): HuntAction => strikeAction(view, man, byLot(withoutGoad(legalStrikes(view, man)), rng, notes)),
  defend: (view, man, rng, notes): HuntAction => {
    const cards = legalDefends(view, man, promptedAttack(view));
    return { type: 'defend', figure: man.id, card: cards.length > 0 ? byLot(cards, rng, notes).id : null };
  },
};

/** Any legal answer everywhere, for crash tests (D-285). */
export const random: Policy = (hunt, rng, notes) => byLot(hunt.actions(), rng, notes);
