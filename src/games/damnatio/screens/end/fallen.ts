import type { Words } from '../../../../hud/common/index.ts';
import type { FateOf } from '../../../../hud/end/index.ts';
import type { ManCard } from '../../rules/index.ts';

/** A figure as the hunt left it. */
export interface Fallen {
  readonly id: string;
  readonly card: string;
  readonly kind: ManCard['kind'] | 'beast';
  readonly name: string;
  readonly weapon: string | null;
  readonly lives: boolean;
  readonly won: boolean;
  /** Share of the hit points left. */
  readonly hp: number;
}

/** The same as the end page and pictures show it. */
export function fateOf({ lives, won, ...figure }: Fallen, words: Words): FateOf {
  const beast = figure.kind === 'beast';
  const state = !lives ? 'dead' : won ? 'winner' : beast ? 'standing' : 'spared';
  const became = lives ? (figure.hp > 0 ? 'lives' : 'saved') : beast ? 'dead' : 'fell';
  return { ...figure, state, word: words.say('became', became), size: beast ? 92 : 68 };
}
