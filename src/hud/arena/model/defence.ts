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

/** The legal card with the least chance of harm, the cheaper among equals. */
export function best(options: readonly DefendOdds[]): string | null {
  const legal = options.filter(({ refusal }) => refusal === null);
  const [first] = legal.toSorted((a, b) => a.harmed.valueOf() - b.harmed.valueOf() || (a.card?.stamina ?? 0) - (b.card?.stamina ?? 0));
  return first ? cardKey(first) : null;
}
