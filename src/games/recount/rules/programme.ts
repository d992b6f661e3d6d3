import type { GradeId } from '../../../engine/mind/index.ts';

/** A quick bout on a programme. */
export interface ProgrammedQuick {
  readonly game: string;
  readonly name?: string | undefined;
  /** Classes of each side, the player's first. */
  readonly classes: readonly (readonly string[])[];
  /** Behaviour by which the others fight; null for the usual one. */
  readonly against: string | null;
  readonly grade: GradeId;
}
