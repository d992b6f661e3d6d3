import type { Bounds } from './bounds.ts';

/** How well somebody fights: what he overlooks, never how his dice fall. */
export interface Grade {
  readonly id: string;
  /** The most by which he misjudges the worth of an answer, in the measure of his game. */
  readonly error: number;
  /** How much of what the others will do he sees coming: 0 nothing, 1 all that is weighed. */
  readonly foresight: number;
  /** How much he gives up for the sake of his ways: 1 as a veteran does, 0 nothing. */
  readonly leeway: number;
  /** How far he looks ahead by imagining what may follow; left out: not at all. */
  readonly ahead?: Bounds;
}

/** As much as fits into a quarter of a second on a slow core. */
const FAR: Bounds = { nodes: 1000, width: 4, margin: 0.8, errors: 1 };

/** From the newcomer to the first of the palus, and to the champion who came back after his wooden sword. */
export const GRADES = [
  { id: 'tiro', error: 5, foresight: 0, leeway: 1.5 },
  { id: 'spectatus', error: 3.6, foresight: 0.2, leeway: 1.4 },
  { id: 'veteranus', error: 2.6, foresight: 0.4, leeway: 1.2 },
  { id: 'secundus-palus', error: 1.4, foresight: 0.8, leeway: 0.6 },
  { id: 'primus-palus', error: 0, foresight: 1, leeway: 0 },
  { id: 'rudiarius', error: 0, foresight: 1, leeway: 0, ahead: FAR },
] as const satisfies readonly Grade[];

export type GradeId = (typeof GRADES)[number]['id'];

/** A grade that has its name. */
export type GradeAt = Grade & { readonly id: GradeId };

/** The grade of whom nothing else is said. */
export const USUAL_GRADE: GradeId = 'veteranus';

/** Where somebody means to end, and which way he means to look there. */
export interface Aim {
  readonly cell: number;
  readonly facing: number;
}

/** An answer with what it is worth to whoever weighs it. */
export interface Weighed<A> {
  readonly action: A;
  readonly value: number;
  /** Nobody does it by mistake: it is given only where it is the best, whatever the grade. */
  readonly deliberate?: boolean;
  /** How much of his error he can make here; left out: all. */
  readonly stake?: number;
  /** Where it is to lead, where it is the beginning of a way. */
  readonly to?: Aim;
}
