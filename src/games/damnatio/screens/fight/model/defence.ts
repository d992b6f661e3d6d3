import { decimal, percent } from '../../../../../hud/common/index.ts';
import type { Figure } from '../../../../../hud/fight/index.ts';
import { defendPrompt, manCard, type DefendOdds, type Man, type View } from '../../../rules/index.ts';

/** Id that stands for playing no card. */
export const NO_CARD = '-';

export function cardKey({ card }: DefendOdds): string {
  return card?.id ?? NO_CARD;
}

export function defendOptions(view: View): readonly DefendOdds[] {
  return defendPrompt(view)?.options ?? [];
}

/** What losing his last Hit Points is for a man: the condemned die of it, a hunter may be carried out. */
export function fallWord(view: View, man: Man): 'dies' | 'falls' {
  return manCard(view.world, man).kind === 'noxius' ? 'dies' : 'falls';
}

/** What decides between Defend cards, most weight first. */
export function defenceHeadline({ felled, meanNet, harmed }: DefendOdds, falls: string): readonly Figure[] {
  return [
    { value: percent(felled), what: falls },
    { value: decimal(meanNet), what: 'HP lost' },
    { value: percent(harmed), what: 'harmed' },
  ];
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

/** The cards that may be played in the order of their number keys: the safest first, or as the rules list them. */
export function playable(options: readonly DefendOdds[], advised = true): readonly DefendOdds[] {
  const open = options.filter(({ refusal }) => refusal === null);
  return advised ? open.toSorted(saferFirst) : open;
}

/** The card that is armed unless the player chooses another. */
export function best(options: readonly DefendOdds[]): string | null {
  const [first] = playable(options);
  return first ? cardKey(first) : null;
}
