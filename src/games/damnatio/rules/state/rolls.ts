import type { FigureId } from '../../../../engine/bout/index.ts';
import type { Dice, Modifier, RollResult } from '../../../../engine/dice/index.ts';
import { formatDice, sum } from '../../../../engine/dice/index.ts';
import type { Play } from './world.ts';

/** A chance in 20: its terms, and what they come to after the clamp. */
export interface Chance {
  readonly modifiers: readonly Modifier[];
  /** Faces out of 20 that pass. */
  readonly chance: number;
}

/** Adds terms up and keeps the chance within 1 and `most` (D-083, D-084, D-109, D-139). */
export function chanceIn20(modifiers: readonly Modifier[], most: 18 | 19): Chance {
  return { modifiers, chance: Math.max(1, Math.min(most, sum(modifiers))) };
}

interface Thrown {
  readonly figure: FigureId;
  readonly against: FigureId | null;
  readonly why: string;
  readonly rules: readonly string[];
  readonly again?: boolean;
}

/** Logs a d20 against a chance. */
export function tellCheck(play: Play, thrown: Thrown, { modifiers, chance }: Chance, face: number, result: RollResult): void {
  play.referee.tell?.({
    type: 'rolled',
    figure: thrown.figure,
    against: thrown.against,
    again: thrown.again ?? false,
    rules: thrown.rules,
    roll: { why: thrown.why, dice: '1d20', faces: [face], modifiers, total: face, chance, needed: 21 - chance, result },
  });
}

/** Logs a die that simply counts. */
export function tellSum(play: Play, thrown: Thrown, dice: Dice, faces: readonly number[], modifiers: readonly Modifier[] = []): void {
  if (!play.referee.tell) return;
  let total = dice.add + sum(modifiers);
  for (const face of faces) total += face;
  play.referee.tell({
    type: 'rolled',
    figure: thrown.figure,
    against: thrown.against,
    again: thrown.again ?? false,
    rules: thrown.rules,
    roll: { why: thrown.why, dice: formatDice(dice), faces, modifiers, total, chance: null, needed: null, result: null },
  });
}

/** Throws damage dice and returns the sum with the printed addition. */
export function throwDamage(play: Play, dice: Dice, thrown: Thrown): number {
  let total = dice.add;
  const faces: number[] = [];
  for (let i = 0; i < dice.count; i += 1) {
    const face = play.referee.rng.die(dice.sides);
    faces.push(face);
    total += face;
  }
  tellSum(play, thrown, dice, faces);
  return total;
}
