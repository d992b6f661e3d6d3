import type { GradeId } from '../../../../engine/mind/index.ts';
import type { Skill } from './cards.ts';
import type { Lex } from './lex.ts';

/** A bout of gladiators on a programme. */
export interface ProgrammedPairs {
  readonly game: string;
  readonly name?: string | undefined;
  /** The player's first. */
  readonly sides: readonly (readonly { readonly card: string; readonly skills: readonly Skill[] }[])[];
  /** Behaviour by which the others fight; null: as is usual for the class of the first of a side. */
  readonly against: string | null;
  readonly grade: GradeId;
  readonly arena: string | null;
  readonly lex: Partial<Lex>;
}
