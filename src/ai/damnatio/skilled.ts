import type { Dice } from '../../engine/dice/index.ts';
import { sum } from '../../engine/dice/index.ts';
import type { AttackCard, BeastAttack, DefendCard, HuntAction, Man, View } from '../../rulesets/damnatio/index.ts';
import { beastCard, defendChance, legalDefends, legalStrikes, manCard, promptedAttack, strikeAction, strikeTerms, theBeast } from '../../rulesets/damnatio/index.ts';
import { bestDestination, SKILLED_TASTE } from './destination.ts';
import { withoutGoad } from './goad.ts';
import type { Style } from './policy.ts';

/** What a card is worth beside its damage (D-282). */
const VALUE: Readonly<Record<string, number>> = { sand: 1.2, skullCrack: 0.4, burn: 0.4, hamstring: 0.3, forkNeck: 0.3 };
const STRIKE_STAMINA = 0.25;
const DEFEND_STAMINA = 0.12;
const COUNTER = 0.8;
const LYING_DOWN = 0.8;
const SOAK = 0.6;

/** The mean of dice after a deduction, never below 0. */
export function meanAbove(dice: Dice, change: number): number {
  let total = 0;
  let count = 0;
  const throwDice = (left: number, thrown: number): void => {
    if (left === 0) {
      total += Math.max(0, thrown + change);
      count += 1;
      return;
    }
    for (let face = 1; face <= dice.sides; face += 1) throwDice(left - 1, thrown + face);
  };
  throwDice(dice.count, dice.add);
  return total / count;
}

/** N/20 · (mean net damage + value) − 0.25 · Stamina (D-282). */
export function strikeScore(view: View, man: Man, card: AttackCard): number {
  const { chance, damage, hide } = strikeTerms(view, man, card);
  const net = damage ? meanAbove(damage.dice, sum(damage.modifiers) + hide) : 0;
  return (chance / 20) * (net + (VALUE[card.id] ?? 0)) - STRIKE_STAMINA * card.stamina;
}

/** M/20 · mean damage after padding − 0.12 · Stamina, with brace, riposte, lying down and soak (D-283). */
export function defendScore(view: View, man: Man, card: DefendCard, attack: BeastAttack): number {
  const { chance } = defendChance(view, man, card, attack);
  const { padding, ratings } = manCard(view.world, man);
  const hide = beastCard(view.world, theBeast(view.state)).ratings.naturalArmor;
  const success = chance / 20;
  let score = success * meanAbove(attack.dmg, -padding) - DEFEND_STAMINA * card.stamina;
  if (card.damage) score += COUNTER * success * meanAbove(card.damage, -hide);
  if (card.counter) score += COUNTER * success * (Math.min(19, ratings.accuracy + card.counter.toHit) / 20) * meanAbove(card.counter.dmg, -hide);
  if (card.selfDown) score -= LYING_DOWN;
  return score + card.soakOnFail * (1 - success) * SOAK;
}

/** Least difference that counts: sums of decimal fractions are not exact. */
const EPSILON = 1e-9;

function best<T>(items: readonly T[], score: (item: T) => number): T | null {
  let chosen: T | null = null;
  let most = -Infinity;
  for (const item of items) {
    const value = score(item);
    if (value > most + EPSILON) [chosen, most] = [item, value];
  }
  return chosen;
}

export const skilled: Style = {
  destination: (view, man) => bestDestination(view, man, SKILLED_TASTE),
  strike: (view, man): HuntAction => strikeAction(view, man, best(withoutGoad(legalStrikes(view, man)), (card) => strikeScore(view, man, card))!),
  defend: (view, man): HuntAction => {
    const attack = promptedAttack(view);
    const card = best(legalDefends(view, man, attack), (candidate) => defendScore(view, man, candidate, attack));
    return { type: 'defend', figure: man.id, card: card?.id ?? null };
  },
};
