import { figureIds, type FigureId } from '../../../../engine/bout/index.ts';
import type { BeastCard, DamnatioContent } from '../state/cards.ts';

/** Most beasts on the sand at once (D-401). */
export const MOST_BEASTS = 6;

/** How many figures a card puts on the sand: a pack has several (D-411). */
export function figuresOf({ figures }: Pick<BeastCard, 'figures'>): number {
  return figures ?? 1;
}

/** The card of every figure, in the order in which they act: a pack stands there with all of its figures (D-403, D-411). */
export function beastRoster(cards: Readonly<Record<string, Pick<BeastCard, 'figures'>>>, beasts: readonly string[]): string[] {
  return beasts.flatMap((id) => Array.from({ length: figuresOf(cards[id]!) }, () => id));
}

const NAMELESS: ReadonlyMap<FigureId, string> = new Map();

/** What a hunt calls these beasts in this arena, by figure, whoever sends them in; empty where none names them. */
export function beastNames(
  { beasts: cards, hunts }: Pick<DamnatioContent, 'beasts' | 'hunts'>,
  { arena, beasts }: { readonly arena: string; readonly beasts: readonly string[] },
): ReadonlyMap<FigureId, string> {
  const named = Object.values(hunts).find((hunt) => hunt.names && hunt.arena === arena && hunt.beasts.join() === beasts.join());
  if (!named?.names) return NAMELESS;
  const figures = figureIds(beastRoster(cards, beasts));
  return new Map(named.names.map((name, i) => [figures[i]!, name]));
}
