import type { ReadonlySignal, Signal } from '@preact/signals';

/** How a fight goes on without its player: hurried, played on, ended. */
export interface Flow {
  /** A bot plays for the player, until he takes it back. */
  readonly deputed: Signal<boolean>;
  /** All the rest is played at once. */
  readonly settling: Signal<boolean>;
  /** Whether somebody could play on for the player. */
  readonly canDepute: boolean;
  /** Whether the player has anything to decide in this fight. */
  readonly isPlayed: ReadonlySignal<boolean>;
  /** It is the one try of a day: giving up ends it. */
  readonly isTry: boolean;
  /** Whether a bot has decided anything for the player yet. */
  isHanded(): boolean;
  toMyTurn(): void;
  toTheEnd(): void;
  playOn(on: boolean): void;
  /** Gives up; null where the page has no way to. */
  readonly concede: (() => void) | null;
}
