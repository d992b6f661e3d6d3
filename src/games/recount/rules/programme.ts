import type { GradeId } from '../../../engine/mind/index.ts';
import type { Lex } from './lex.ts';

/** A quick bout on a programme. */
export interface ProgrammedQuick {
  readonly game: string;
  readonly name?: string | undefined;
  /** Classes; the player's side first. */
  readonly sides: readonly (readonly string[])[];
  /** Behaviour by which the others fight; null for the usual one. */
  readonly against: string | null;
  readonly grade: GradeId;
  readonly lex: Partial<Lex>;
}
