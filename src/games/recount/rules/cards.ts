import type { ArenaData } from '../../../engine/hex/index.ts';
import type { GradeId } from '../../../engine/mind/index.ts';

/** What a class carries in the hand that does not strike: its side is the shield side, or the net side. */
export type OffHand = 'shield' | 'net';

/** The least face of a d6 that saves; null for no save. */
export interface ArmourSave {
  /** With the shield; with or without a net. */
  readonly whole: number | null;
  /** Once the shield is lost (R-080e, R-080f). */
  readonly bare: number | null;
  /** Rule of the save. */
  readonly because: string;
}

/** A class of gladiator. */
export interface ClassCard {
  readonly id: string;
  readonly name: string;
  /** Added to the AP die. */
  readonly actionPoints: number;
  /** Rule of the AP modifier. */
  readonly because: string;
  /** Whether lex `heavyAp` is about it. */
  readonly heavy: boolean;
  readonly save: ArmourSave;
  /** Message key under `gear`; a trident counts like a sword. */
  readonly weapon: string;
  readonly offHand: OffHand;
  /** What gamblers add to his Strength. */
  readonly rating: number;
  /** No lot draws it into a stable: a pack brings it to be chosen. */
  readonly onlyNamed?: true;
}

/** Everything that bouts of `recount` are made of. */
export interface RecountContent {
  /** Tells this content from another. */
  readonly hash: string;
  readonly classes: Readonly<Record<string, ClassCard>>;
  readonly arenas: Readonly<Record<string, ArenaData>>;
}

/** Classes that stables and pairs may be drawn of by lot, in card order. */
export function lotOf(classes: RecountContent['classes']): ClassCard[] {
  return Object.values(classes).filter(({ onlyNamed }) => !onlyNamed);
}

/** What this game plays with, out of a catalogue of all. */
export function recountContent({ content }: { readonly content: Readonly<Record<string, unknown>> }): RecountContent {
  if (!content['recount']) throw new Error('there are no sound cards to play recount with');
  return content['recount'] as RecountContent;
}

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
