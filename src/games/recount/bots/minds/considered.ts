import { distance } from '../../../../engine/hex/index.ts';
import { bestOfEach, weighing, type Tastes, type Weighed } from '../../../../engine/mind/index.ts';
import type { RecountAction, RecountView } from '../../rules/index.ts';
import { areOpponents, fighterOf, oddsOf } from '../../rules/index.ts';
import type { PlanTo } from '../skilled.ts';
import { HARD, plansOf } from '../skilled.ts';

/** What is weighed, in points of Strength: deeds as the skilled bot counts them, and how far he looks ahead. */
const WEIGHTS = { blow: 1, net: 1, freedom: 1, ...HARD };

const weightsOf = weighing(WEIGHTS, ['own', 'his']);

const DEEDS = { stand: null, strike: 'blow', cast: 'net', struggle: 'freedom' } as const;

const ENDS: readonly string[] = ['helpless', 'dead', 'decked'];

/** How much worse than the best of all a plan may be that is none, in points of Strength. */
const PATIENCE = 1.5;

/** One answer while it is thought over. */
export function considered(seen: RecountView, tastes: Tastes) {
  const { view } = seen;
  const { fighters, turn } = view.state;
  const me = fighterOf(view, turn.fighter);
  const hexesTo = (cell: number, from = me.cell): number => distance(view.world.arena, from, cell);
  const foes = fighters.filter((other) => areOpponents(me, other));
  const [foe = null] = foes.toSorted((a, b) => hexesTo(a.cell) - hexesTo(b.cell));
  const weights = weightsOf(tastes);
  /** Whether the decision is one of a turn, not a vote. */
  const isTurn = seen.decision()?.kind !== 'vote';
  /** Every plan for the rest of the turn whose first answer is legal. */
  const plans = isTurn ? plansOf(view, weights).filter(({ action }) => seen.isLegal(action)) : [];
  const worthOf = ({ worth, deed, to }: PlanTo): number => {
    const taste = DEEDS[to];
    return taste === null ? worth : worth + (weights[taste] - 1) * deed;
  };
  return {
    seen,
    view,
    tastes,
    me,
    /** The nearest opponent, null when none is left. */
    foe,
    here: fighters.filter(({ status }) => status === 'up'),
    hexesTo,
    away: foe ? hexesTo(foe.cell) : Infinity,
    isTurn,
    plans,
    /** First answers of the plans that serve something, each with what the best of them is worth. */
    weighed: (serves: (plan: PlanTo) => boolean, bonus: (plan: PlanTo) => number = () => 0): Weighed<RecountAction>[] =>
      bestOfEach(
        plans.filter(serves).map((plan) => ({ action: plan.action, value: worthOf(plan) + bonus(plan) })),
        JSON.stringify,
      ),
    /** What a plan comes to that is a folly beside the best of all. */
    get folly(): number {
      return Math.max(...plans.map(worthOf)) - PATIENCE * (tastes.leeway ?? 1);
    },
    get mayEnd(): number | null {
      const blows = seen.actions().filter(({ type }) => type === 'strike');
      const ends = blows.map((blow) =>
        oddsOf(view, blow).outlook.reduce((sum, { what, chance }) => (ENDS.includes(what) ? sum + chance.valueOf() : sum), 0),
      );
      return ends.length > 0 ? Math.max(...ends) : null;
    },
  };
}

export type Considered = ReturnType<typeof considered>;
