import type { FigureId, KeyOf, Referee, RefusalOf, TermOf } from '../bout/index.ts';
import { sum } from '../dice/index.ts';
import { idOf } from './figures.ts';

export const D6 = 6;

interface Heard {
  readonly world: { readonly ids: readonly FigureId[] };
  readonly referee: Referee<never, never>;
}

/** Dice as they are logged: who throws how many, for what, by which rules. */
interface Thrown<Why extends string, Term> {
  readonly by: number;
  /** Purpose, a message key under `roll`. */
  readonly why: Why;
  readonly rules: readonly string[];
  readonly against?: number;
  readonly count?: number;
  /** Least total that succeeds; left out for dice that simply count. */
  readonly needed?: number;
  readonly modifiers?: readonly Term[];
}

type Said = Readonly<Record<'reason' | 'refusal' | 'roll' | 'condition', readonly string[]>>;

/** Terms, refusals, dice and conditions in the keys that a game declares, and in no others. */
export function sayingIn<Keys extends Said>() {
  type Key<Group extends keyof Said> = KeyOf<Keys, Group>;
  type Term = TermOf<Key<'reason'>>;
  return {
    /** A term that never changes: made once. */
    term: (rule: string, value: number, reason: Key<'reason'>): Term => Object.freeze({ rule, value, reason }),
    /** A refusal, made once: the rule that forbids and a message key under `refusal`. */
    refuse: (rule: string, reason: Key<'refusal'>): RefusalOf<Keys> => Object.freeze({ rule, reason }) as RefusalOf<Keys>,
    /** Throws d6 and tells them; what faces and modifiers come to. */
    throwDice(this: void, play: Heard, { by, why, rules, against, count = 1, needed, modifiers = [] }: Thrown<Key<'roll'>, Term>): number {
      const totalOf = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, sum(modifiers));
      const dice = (play.referee as unknown as Referee).rollDice(count, D6, (faces) => {
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
    },
    tellCondition(this: void, play: Heard, index: number, condition: Key<'condition'>, gained: boolean, rule: string): void {
      const { tell } = play.referee as unknown as Referee;
      tell?.({ type: 'condition', figure: idOf(play, index), condition, gained, rules: [rule] });
    },
  };
}
