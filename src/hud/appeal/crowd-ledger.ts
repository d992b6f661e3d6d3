import type { Modifier } from '../../engine/dice/index.ts';
import type { Exact } from '../common/index.ts';

/** What the crowd would say to one way of being beaten. */
export interface CrowdWay {
  readonly key: string;
  /** `if he gives in`. */
  readonly how: string;
  readonly rule: string;
  readonly modifiers: readonly Modifier[];
  readonly chance: Exact;
  /** What the two dice must show, in words. */
  readonly need: string;
}

/** All that the crowd weighs of one fighter as he stands. */
export interface CrowdLedger {
  readonly figure: string;
  /** The likeliest way to be beaten first; never empty. */
  readonly ways: readonly CrowdWay[];
  /** What does not count of him and could. */
  readonly open: readonly Modifier[];
}

interface InTurns {
  readonly fighters: readonly { readonly id: string }[];
  readonly turn: { readonly fighter: number };
}

/** Places of fighters in the order in which their ledgers are told: the player's own before others, and of them whoever has the turn. */
export function yoursFirst({ fighters, turn }: InTurns, isPlayers: (id: string) => boolean): readonly number[] {
  const rank = (index: number): number => (isPlayers(fighters[index]!.id) ? 0 : 2) + (index === turn.fighter ? 0 : 1);
  return fighters.map((_, index) => index).toSorted((a, b) => rank(a) - rank(b));
}
