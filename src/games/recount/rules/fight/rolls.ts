import { sum } from '../../../../engine/dice/index.ts';
import type { Key, Term } from '../keys.ts';
import type { Play } from '../state/world.ts';
import { idOf } from '../state/world.ts';

export const D6 = 6;

/** Dice as they are logged: who throws how many, for what, by which rules. */
export interface Thrown {
  readonly by: number;
  /** Purpose, a message key under `roll`. */
  readonly why: Key<'roll'>;
  readonly rules: readonly string[];
  readonly against?: number;
  readonly count?: number;
  /** Least total that succeeds; left out for dice that simply count. */
  readonly needed?: number;
  readonly modifiers?: readonly Term[];
}

/** Throws d6 and tells them; what faces and modifiers come to. */
export function throwDice(play: Play, { by, why, rules, against, count = 1, needed, modifiers = [] }: Thrown): number {
  const totalOf = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, sum(modifiers));
  const dice = play.referee.rollDice(count, D6, (faces) => {
    const total = totalOf(faces);
    const result = needed === undefined ? null : total >= needed ? 'success' : 'failure';
    return {
      type: 'rolled',
      figure: idOf(play, by),
      against: against === undefined ? null : idOf(play, against),
      again: false,
      roll: { why, dice: `${count}d${D6}`, faces, modifiers, total, chance: null, needed: needed ?? null, result },
      rules,
    };
  });
  return totalOf(dice);
}

export function tellCondition(play: Play, index: number, condition: Key<'condition'>, gained: boolean, rule: string): void {
  play.referee.tell?.({ type: 'condition', figure: idOf(play, index), condition, gained, rules: [rule] });
}
