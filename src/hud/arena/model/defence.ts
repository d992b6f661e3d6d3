import type { DefendOdds, View } from '../../../rulesets/damnatio/index.ts';
import { defendPrompt } from '../../../rulesets/damnatio/index.ts';

/** Id that stands for playing no card. */
export const NO_CARD = '-';

export function cardKey({ card }: DefendOdds): string {
  return card?.id ?? NO_CARD;
}

export function defendOptions(view: View): readonly DefendOdds[] {
  return defendPrompt(view)?.options ?? [];
}

/** The cards that may be played in the order of their number keys: least harm first, the cheaper among equals. */
export function playable(options: readonly DefendOdds[]): readonly DefendOdds[] {
  const legal = options.filter(({ refusal }) => refusal === null);
  return legal.toSorted((a, b) => a.harmed.valueOf() - b.harmed.valueOf() || (a.card?.stamina ?? 0) - (b.card?.stamina ?? 0));
}

/** The card that is armed unless the player chooses another. */
export function best(options: readonly DefendOdds[]): string | null {
  const [first] = playable(options);
  return first ? cardKey(first) : null;
}
