import { distance } from '../../../../engine/hex/index.ts';
import { onceFor, tasted, type Tastes, type Weighed } from '../../../../engine/mind/index.ts';
import type { Fighter, RecountAction, RecountView, View } from '../../rules/index.ts';
import { areOpponents, fighterOf, oddsOf } from '../../rules/index.ts';
import type { PlanTo } from '../skilled.ts';
import { HARD, plansOf } from '../skilled.ts';

/** What is weighed, in points of Strength: deeds as the skilled bot counts them, and how far he looks ahead. */
const WEIGHTS = { blow: 1, net: 1, freedom: 1, ...HARD };
type Weights = typeof WEIGHTS;

/** The weights of tastes. What the others may do is seen as far as his foresight goes. */
const weightsOf = onceFor((tastes): Weights => {
  const own = tasted(WEIGHTS, tastes);
  return { ...own, own: own.own * tastes.foresight, his: own.his * tastes.foresight };
});

const DEEDS = { stand: null, strike: 'blow', cast: 'net', struggle: 'freedom' } as const;

/** One turn's answer while it is thought over. */
export class Considered {
  readonly seen: RecountView;
  readonly view: View;
  readonly tastes: Tastes;
  readonly index: number;
  readonly me: Fighter;
  /** The nearest opponent, null when none is left. */
  readonly foe: Fighter | null;
  private readonly weights: Weights;
  private planned: readonly PlanTo[] | null = null;
  private end: number | null | undefined;

  constructor(seen: RecountView, tastes: Tastes) {
    this.seen = seen;
    this.view = seen.view;
    this.tastes = tastes;
    this.weights = weightsOf(tastes);
    this.index = seen.state.turn.fighter;
    this.me = fighterOf(this.view, this.index);
    this.foe = this.nearest();
  }

  get foes(): readonly Fighter[] {
    return this.view.state.fighters.filter((other) => areOpponents(this.me, other));
  }

  private nearest(): Fighter | null {
    return this.foes.reduce<Fighter | null>((near, each) => (near && this.hexesTo(near) <= this.hexesTo(each) ? near : each), null);
  }

  private hexesTo({ cell }: Fighter): number {
    return distance(this.view.world.arena, this.me.cell, cell);
  }

  get away(): number {
    return this.foe ? this.hexesTo(this.foe) : Infinity;
  }

  /** Whether the decision is one of a turn, not a vote. */
  get isTurn(): boolean {
    return this.seen.decision()?.kind !== 'vote';
  }

  /** Every plan for the rest of the turn whose first answer is legal. */
  get plans(): readonly PlanTo[] {
    return (this.planned ??= this.isTurn ? plansOf(this.view, this.weights).filter(({ action }) => this.seen.isLegal(action)) : []);
  }

  worthOf({ worth, deed, to }: PlanTo): number {
    const taste = DEEDS[to];
    return taste === null ? worth : worth + (this.weights[taste] - 1) * deed;
  }

  /** First answers of the plans that serve something, each with what the best of them is worth. */
  weighed(serves: (plan: PlanTo) => boolean, bonus: (plan: PlanTo) => number = () => 0): Weighed<RecountAction>[] {
    const best = new Map<string, Weighed<RecountAction>>();
    for (const plan of this.plans) {
      if (!serves(plan)) continue;
      const value = this.worthOf(plan) + bonus(plan);
      const key = JSON.stringify(plan.action);
      if (value > (best.get(key)?.value ?? -Infinity)) best.set(key, { action: plan.action, value });
    }
    return [...best.values()];
  }

  /** How likely a blow from where he stands beats or kills; null where there is none. */
  get mayEnd(): number | null {
    return this.end === undefined ? (this.end = this.bestEnd()) : this.end;
  }

  private bestEnd(): number | null {
    const blows = this.seen.actions().filter(({ type }) => type === 'strike');
    if (blows.length === 0) return null;
    const ends = blows.map((blow) =>
      oddsOf(this.view, blow).outlook.reduce((sum, { what, chance }) => (ENDS.includes(what) ? sum + chance.valueOf() : sum), 0),
    );
    return Math.max(...ends);
  }
}

const ENDS: readonly string[] = ['helpless', 'dead', 'decked'];
