import type { FigureId } from '../../../../engine/bout/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import type { Key, Term, ToldEvent } from '../keys.ts';
import type { Play } from './world.ts';

export const D6 = 6;

/** A die as it is logged: who throws, for what, by which rule. */
export interface Thrown {
  /** Index of the fighter who owns the die (M-003). */
  readonly by: number;
  /** Purpose, a message key under `roll`. */
  readonly why: Key<'roll'>;
  readonly rule: string;
  readonly against?: number;
  /** Least face that succeeds; left out for a die that simply counts. */
  readonly needed?: number;
  readonly modifiers?: readonly Term[];
}

const NO_TERMS: readonly Term[] = [];

/** Throws one D6 and logs it. */
export function throwDie(play: Play, thrown: Thrown): number {
  return play.referee.roll(D6, (face) => rolled(play, thrown, face));
}

function rolled({ world }: Play, { by, why, rule, against, needed, modifiers = NO_TERMS }: Thrown, face: number): ToldEvent<'rolled'> {
  const total = face + sum(modifiers);
  const result = needed === undefined ? null : face >= needed ? 'success' : 'failure';
  return {
    type: 'rolled',
    figure: world.ids[by]!,
    against: against === undefined ? null : world.ids[against]!,
    again: false,
    roll: { why, dice: '1d6', faces: [face], modifiers, total, chance: null, needed: needed ?? null, result },
    rules: [rule],
  };
}

export function tellCondition(play: Play, figure: FigureId, condition: Key<'condition'>, gained: boolean, rule: string): void {
  play.referee.tell?.({ type: 'condition', figure, condition, gained, rules: [rule] });
}
