import type { Argument } from './behaviour.ts';
import { comesTo, inPercent } from './serving.ts';
import type { Asking } from './vocabulary.ts';

/** Conditions out of what they compare. */

type Of<Thoughts, Answer> = (thoughts: Thoughts, args: readonly Argument[]) => Answer;

/** A condition with the figure that it compares. */
function asking<Thoughts>(holds: Of<Thoughts, boolean>, figure: Of<Thoughts, number | null>): Asking<Thoughts> {
  return Object.assign(((thoughts, args) => holds(thoughts, args)) satisfies Of<Thoughts, boolean>, { figure });
}

/** Whether there is as much as the word asks. */
export const atLeast = <Thoughts>(amount: (thoughts: Thoughts) => number): Asking<Thoughts> =>
  asking((thoughts, [least]) => amount(thoughts) >= Number(least), amount);

/** Whether there is no more than the word asks; nothing there is told as no figure. */
export const atMost = <Thoughts>(amount: (thoughts: Thoughts) => number): Asking<Thoughts> =>
  asking(
    (thoughts, [most]) => amount(thoughts) <= Number(most),
    (thoughts) => (Number.isFinite(amount(thoughts)) ? amount(thoughts) : null),
  );

/** Whether a chance is as good as the word asks in percent; null where there is none. */
export const asLikely = <Thoughts>(chance: (thoughts: Thoughts) => number | null): Asking<Thoughts> =>
  asking(
    (thoughts, [percent]) => comesTo(chance(thoughts) ?? 0, percent),
    (thoughts) => {
      const share = chance(thoughts);
      return share === null ? null : inPercent(share);
    },
  );

interface Facing {
  readonly me: unknown;
  readonly foe: unknown;
}

/** Asks one thing of him or of the nearest opponent, as the word says whom it means; nothing holds of nobody. */
export function whose<Thoughts extends Facing>(
  is: (fighter: Thoughts['me'], thoughts: Thoughts) => boolean,
  figure?: (fighter: Thoughts['me']) => number,
): Asking<Thoughts> {
  const meant = ({ me, foe }: Thoughts, who: Argument | undefined): Thoughts['me'] | null => (who === 'me' ? me : foe);
  const holds = (thoughts: Thoughts, [who]: readonly Argument[]): boolean => {
    const fighter = meant(thoughts, who);
    return fighter !== null && is(fighter, thoughts);
  };
  if (!figure) return holds;
  return asking(holds, (thoughts, [who]) => {
    const fighter = meant(thoughts, who);
    return fighter === null ? null : figure(fighter);
  });
}

/** Whether he, or the other, has lost half of what a game counts or more; `left` is the share of it that he has. */
export const hasLostHalf = <Thoughts extends Facing>(left: (fighter: Thoughts['me']) => number): Asking<Thoughts> =>
  whose<Thoughts>(
    (fighter) => left(fighter) <= 1 / 2,
    (fighter) => inPercent(Math.max(0, left(fighter))),
  );

/** What fighters of every game with points and rounds know at their turn. */
interface InDuel {
  readonly seen: { readonly state: { readonly round: number; readonly turn: { readonly ap: number } } };
  readonly me: { readonly side: string };
  /** Everybody who stands on the sand, himself with them. */
  readonly here: readonly { readonly side: string }[];
  /** Hexes to the nearest opponent; Infinity without one. */
  readonly away: number;
  /** How likely his best blow beats or kills; null where there is none. */
  readonly mayEnd: number | null;
}

/** What words ask that mean the same in every game of duels. */
export const IN_DUELS = {
  within: atMost(({ away }) => away),
  points: atLeast(({ seen }) => seen.state.turn.ap),
  round: atLeast(({ seen }) => seen.state.round),
  'may-end': asLikely(({ mayEnd }) => mayEnd),
  outnumbered: ({ here, me }) => 2 * here.filter(({ side }) => side === me.side).length < here.length,
} as const satisfies Readonly<Record<string, Asking<InDuel>>>;
