import type { DefendOdds, View } from '../../../rules/index.ts';
import { defendPrompt } from '../../../rules/index.ts';

/** Id that stands for playing no card. */
export const NO_CARD = '-';

export function cardKey({ card }: DefendOdds): string {
  return card?.id ?? NO_CARD;
}

export function defendOptions(view: View): readonly DefendOdds[] {
  return defendPrompt(view)?.options ?? [];
}

/** What a player reads off the card in the order in which it matters: dying in per cent, Hit Points to a tenth, Stamina. */
function shownCost({ felled, meanNet, harmed, card }: DefendOdds): readonly number[] {
  const dies = felled.valueOf() * 100;
  return [dies <= 0 ? 0 : Math.max(0.5, Math.round(dies)), Math.round(meanNet.valueOf() * 10), card?.stamina ?? 0, harmed.valueOf()];
}

/** The sooner the better: he dies least, then loses least, then spends least. What looks equal on the cards is equal. */
export function saferFirst(a: DefendOdds, b: DefendOdds): number {
  const [of, to] = [shownCost(a), shownCost(b)];
  const first = of.findIndex((value, index) => value !== to[index]);
  return first < 0 ? 0 : of[first]! - to[first]!;
}

/** The cards that may be played in the order of their number keys, the safest first. */
export function playable(options: readonly DefendOdds[]): readonly DefendOdds[] {
  return options.filter(({ refusal }) => refusal === null).toSorted(saferFirst);
}

/** The card that is armed unless the player chooses another. */
export function best(options: readonly DefendOdds[]): string | null {
  const [first] = playable(options);
  return first ? cardKey(first) : null;
}
