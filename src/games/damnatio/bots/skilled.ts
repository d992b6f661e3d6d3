import { sum } from '../../../engine/dice/index.ts';
import type { AttackCard, BeastAttack, DefendCard, HuntAction, Man, View } from '../rules/index.ts';
import {
  beastCard,
  defendChance,
  legalDefends,
  legalStrikes,
  manCard,
  promptedAttack,
  strikeAction,
  strikeTerms,
  theBeast,
} from '../rules/index.ts';
import { effectWorth, meanAbove } from './card-worth.ts';
import { bestDestination, SKILLED_TASTE } from './destination.ts';
import { withoutGoad } from './goad.ts';
import type { Style } from './policy.ts';

const STRIKE_STAMINA = 0.25;
const DEFEND_STAMINA = 0.12;
const COUNTER = 0.8;
const LYING_DOWN = 0.8;
const SOAK = 0.6;

/** N/20 · (mean net damage + value) − 0.25 · Stamina (D-282). */
export function strikeScore(view: View, man: Man, card: AttackCard): number {
  const { chance, damage, hide } = strikeTerms(view, man, card);
  const net = damage ? meanAbove(damage.dice, sum(damage.modifiers) + hide) : 0;
  return (chance / 20) * (net + effectWorth(card)) - STRIKE_STAMINA * card.stamina;
}

/** M/20 · mean damage after padding − 0.12 · Stamina, with brace, riposte, lying down and soak (D-283). */
export function defendScore(view: View, man: Man, card: DefendCard, attack: BeastAttack): number {
  const { chance } = defendChance(view, man, card, attack);
  const { padding, ratings } = manCard(view.world, man);
  const hide = beastCard(view.world, theBeast(view.state)).ratings.naturalArmour;
  const success = chance / 20;
  let score = success * meanAbove(attack.dmg, -padding) - DEFEND_STAMINA * card.stamina;
  if (card.damage) score += COUNTER * success * meanAbove(card.damage, -hide);
  if (card.counter)
    score += COUNTER * success * (Math.min(19, ratings.accuracy + card.counter.toHit) / 20) * meanAbove(card.counter.dmg, -hide);
  if (card.selfDown) score -= LYING_DOWN;
  return score + card.soakOnFail * (1 - success) * SOAK;
}

/** Least difference that counts: sums of decimal fractions are not exact. */
const EPSILON = 1e-9;

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

export const skilled: Style = {
  destination: (view, man, _rng, notes) => bestDestination(view, man, SKILLED_TASTE, notes),
  strike: (view, man, _rng, notes): HuntAction => {
    const blow = (card: AttackCard): HuntAction => strikeAction(view, man, card);
    const chosen = best(
      withoutGoad(legalStrikes(view, man)),
      (card) => strikeScore(view, man, card),
      (card, value) => notes?.weighs(blow(card), value),
    );
    return blow(chosen!);
  },
  defend: (view, man, _rng, notes): HuntAction => {
    const attack = promptedAttack(view);
    const guard = (card: DefendCard | null): HuntAction => ({ type: 'defend', figure: man.id, card: card?.id ?? null });
    const chosen = best(
      legalDefends(view, man, attack),
      (card) => defendScore(view, man, card, attack),
      (card, value) => notes?.weighs(guard(card), value),
    );
    return guard(chosen);
  },
};
