import type { ComponentChildren } from 'preact';
import type { CardKind, FigureKit } from '../../../art/index.ts';

/** One who may be sent in, as a set-up screen shows him. */
export interface RosterClass {
  /** Of his card. */
  readonly id: string;
  readonly name: string;
  /** His Latin name, where his card has one beside the other. */
  readonly latin: string | undefined;
  /** What his portrait is drawn as. */
  readonly kind: CardKind;
  /** What he wears and holds, for a class that nobody has drawn. */
  readonly kit?: FigureKit;
  /** What he fights as, and the others that custom matches with it. */
  readonly class: string;
  readonly foes: readonly string[];
  /** Under which heading he stands on the page of all. */
  readonly group: string;
  /** What he carries, in a sentence. */
  readonly arms: string;
  /** What he is, where his name does not say it; empty for a gladiator. */
  readonly standing: string;
  /** A sentence or two about the type. */
  readonly text: string;
  /** What his arms come to, in numbers. */
  readonly facts: () => ComponentChildren;
}
