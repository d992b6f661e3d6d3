import type { Catalogue } from '../catalogue/index.ts';
import type { FigureId } from '../engine/bout/index.ts';
import type { BoutOf, Desk, FigureNames, Game } from '../session/index.ts';

/** A bout that somebody shall be named in: of which game, and by which dice. */
interface BoutTold {
  readonly desk: Desk;
  readonly bout: BoutOf<Game>;
  readonly seed: string;
}

/** Everybody in a bout by the name that he has on the page too. */
export function namesIn({ text, language }: Catalogue, { desk, bout, seed }: BoutTold): FigureNames {
  return desk.names?.(bout, { seed, messages: text[language]! }) ?? (() => undefined);
}

/** `Hermes, murmillo`; the name alone where it says what he fights as. */
export function wholeName(names: FigureNames, figure: FigureId): string {
  const named = names(figure);
  return named ? [named.text, named.kind?.text].filter(Boolean).join(', ') : figure;
}
