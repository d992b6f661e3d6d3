import type { AttackCard, BeastAttack, DefendCard, HuntAction, Man, View } from '../rules/index.ts';
import { legalDefends, legalStrikes, promptedAttack, strikeAction } from '../rules/index.ts';
import { withoutGoad } from './card-worth.ts';
import { bestDestination, SKILLED_TASTE } from './destination.ts';
import { WEIGHTS, type Weights } from './minds/weights.ts';
import { blowWorth, guardWorth } from './minds/worth.ts';
import type { Style } from './policy.ts';

/** The figures of section 28.1: a blow that kills is worth no more than its damage (D-282, D-283). */
const SKILLED: Weights = { ...WEIGHTS, kill: 0, effort: 0.25, guard: 1, lastBreath: WEIGHTS.breath };

export function strikeScore(view: View, man: Man, card: AttackCard): number {
  return blowWorth(view, man, card, SKILLED);
}

export function defendScore(view: View, man: Man, card: DefendCard, attack: BeastAttack): number {
  return guardWorth(view, man, card, attack, SKILLED);
}

/** Least difference that counts: sums of decimal fractions are not exact. */
export const EPSILON = 1e-9;

/** The best of some cards, and what each comes to as the answer it would be. */
function best<T>(items: readonly T[], score: (item: T) => number, note: (item: T, value: number) => void): T | null {
  let chosen: T | null = null;
  let most = -Infinity;
  for (const item of items) {
    const value = score(item);
    note(item, value);
    if (value > most + EPSILON) [chosen, most] = [item, value];
  }
  return chosen;
}

/** The cards that weights speak for. */
export function cardsBy(weights: Weights): Pick<Style, 'strike' | 'defend'> {
  return {
    strike: (view, man, _rng, notes): HuntAction => {
      const blow = (card: AttackCard): HuntAction => strikeAction(view, man, card);
      const chosen = best(
        withoutGoad(legalStrikes(view, man)),
        (card) => blowWorth(view, man, card, weights),
        (card, value) => notes?.weighs(blow(card), value),
      );
      return blow(chosen!);
    },
    defend: (view, man, _rng, notes): HuntAction => {
      const attack = promptedAttack(view);
      const guard = (card: DefendCard | null): HuntAction => ({ type: 'defend', figure: man.id, card: card?.id ?? null });
      const chosen = best(
        legalDefends(view, man, attack),
        (card) => guardWorth(view, man, card, attack, weights),
        (card, value) => notes?.weighs(guard(card), value),
      );
      return guard(chosen);
    },
  };
}

export const skilled: Style = {
  destination: (view, man, _rng, notes) => bestDestination(view, man, SKILLED_TASTE, notes),
  ...cardsBy(SKILLED),
};
