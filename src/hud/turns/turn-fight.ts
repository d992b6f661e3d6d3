import type { ReadonlySignal } from '@preact/signals';
import type { CardKind, FigureKit } from '../../art/index.ts';
import type { Decision, FigureId, Outcome } from '../../engine/bout/index.ts';
import type { AnyFight, BoardFigure } from '../fight/index.ts';

/** A fighter as row, sheets and panels show him. */
export interface TurnFigure extends BoardFigure {
  readonly order: CardKind;
  /** The place of his side in the set-up: its colour and numeral. */
  readonly place: number;
  readonly kit: FigureKit;
}

/** The position of a fight by turns, as the player has been shown it. */
export interface SettledTurn {
  readonly decision: Decision | null;
  readonly view: {
    readonly state: {
      readonly round: number;
      readonly outcome: Outcome | null;
      readonly turn: { readonly ap: number };
      readonly fighters: readonly { readonly id: FigureId }[];
    };
  };
}

/** A fight in which one fighter at a time has his turn and spends action points. */
export interface TurnFight extends AnyFight {
  readonly settled: AnyFight['settled'] & ReadonlySignal<SettledTurn>;
  /** Whoever has to answer. */
  readonly acting: ReadonlySignal<{ readonly id: FigureId } | null>;
  readonly mine: ReadonlySignal<boolean>;
  readonly isPlayers: (figure: FigureId) => boolean;
  readonly mannerOf: (figure: FigureId) => string | null;
}
