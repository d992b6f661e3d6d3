import type { FigureId } from '../../../../engine/bout/index.ts';
import { formatDice, sum, type Dice, type RollResult } from '../../../../engine/dice/index.ts';
import type { Key, Term, ToldEvent } from '../keys.ts';
import type { Play } from './world.ts';

/** A chance in 20: its terms, and what they come to after the clamp. */
export interface Chance {
  readonly modifiers: readonly Term[];
  /** Faces out of 20 that pass. */
  readonly chance: number;
}

/** Adds terms up and keeps the chance within 1 and `most` (D-083, D-084, D-109, D-139). */
export function chanceIn20(modifiers: readonly Term[], most: 18 | 19): Chance {
  return { modifiers, chance: Math.max(1, Math.min(most, sum(modifiers))) };
}

const CHECK_DIE = 20;

/** What a face comes to, and by which rules when not by those it was thrown by. */
interface Judged {
  readonly result: RollResult;
  readonly rules?: readonly string[];
}

/** A die or dice as they are logged: whose, against whom, for what. */
export interface Thrown {
  readonly figure: FigureId;
  readonly against: FigureId | null;
  readonly why: Key<'roll'>;
  readonly rules: readonly string[];
  readonly again?: boolean;
}

function rolled({ figure, against, rules, again = false }: Thrown, roll: ToldEvent<'rolled'>['roll']): ToldEvent<'rolled'> {
  return { type: 'rolled', figure, against, again, rules, roll };
}

/** Throws a d20 against a chance and returns the face. */
export function throwCheck(play: Play, thrown: Thrown, { modifiers, chance }: Chance, judge: (face: number) => Judged): number {
  return play.referee.roll(CHECK_DIE, (face) => {
    const { result, rules = thrown.rules } = judge(face);
    const { why } = thrown;
    return rolled({ ...thrown, rules }, { why, dice: '1d20', faces: [face], modifiers, total: face, chance, needed: 21 - chance, result });
  });
}

interface Die {
  readonly sides: number;
  readonly add?: number;
}

/** Dice that simply count, as they are told. */
function counted(thrown: Thrown, dice: Dice, faces: readonly number[], modifiers: readonly Term[]): ToldEvent<'rolled'> {
  const total = sumOf(faces) + dice.add + sum(modifiers);
  return rolled(thrown, { why: thrown.why, dice: formatDice(dice), faces, modifiers, total, chance: null, needed: null, result: null });
}

/** Throws one die that simply counts and returns the face; some terms depend on what it shows. */
export function throwSum(play: Play, thrown: Thrown, die: Die, termsOf: (face: number) => readonly Term[] = noTerms): number {
  const { sides, add = 0 } = die;
  return play.referee.roll(sides, (face) => counted(thrown, { count: 1, sides, add }, [face], termsOf(face)));
}

/** Throws damage dice and returns the sum with the printed addition. */
export function throwDamage(play: Play, dice: Dice, thrown: Thrown): number {
  return dice.add + sumOf(play.referee.rollDice(dice.count, dice.sides, (faces) => counted(thrown, dice, faces, [])));
}

function noTerms(): readonly Term[] {
  return [];
}

function sumOf(faces: readonly number[]): number {
  let total = 0;
  for (const face of faces) total += face;
  return total;
}
