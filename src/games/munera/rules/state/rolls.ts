import type { FigureId } from '../../../../engine/bout/index.ts';
import type { Modifier } from '../../../../engine/dice/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import type { Play } from './world.ts';

export const D6 = 6;

/** A die as it is logged: who throws, for what, by which rule. */
export interface Thrown {
  /** Index of the fighter who owns the die (M-003). */
  readonly by: number;
  /** Purpose, a message key under `roll`. */
  readonly why: string;
  readonly rule: string;
  readonly against?: number;
  /** Least face that succeeds; left out for a die that simply counts. */
  readonly needed?: number;
  readonly modifiers?: readonly Modifier[];
}

const NO_TERMS: readonly Modifier[] = [];

/** Throws one D6 and logs it. */
export function throwDie(play: Play, thrown: Thrown): number {
  const face = play.referee.rng.die(D6);
  if (play.referee.tell) tellDie(play, thrown, face);
  return face;
}

function tellDie(play: Play, { by, why, rule, against, needed, modifiers = NO_TERMS }: Thrown, face: number): void {
  const total = face + sum(modifiers);
  const result = needed === undefined ? null : face >= needed ? 'success' : 'failure';
  play.referee.tell!({
    type: 'rolled',
    figure: play.world.ids[by]!,
    against: against === undefined ? null : play.world.ids[against]!,
    again: false,
    roll: { why, dice: '1d6', faces: [face], modifiers, total, chance: null, needed: needed ?? null, result },
    rules: [rule],
  });
}

export function tellCondition(play: Play, figure: FigureId, condition: string, gained: boolean, rule: string): void {
  play.referee.tell?.({ type: 'condition', figure, condition, gained, rules: [rule] });
}
