import { distance } from '../../../../engine/hex/index.ts';
import { sensible, type Weighed } from '../../../../engine/mind/index.ts';
import type { RECOUNT_WORDS } from '../../cards/index.ts';
import type { RecountAction } from '../../rules/index.ts';
import { fighterOf, sideOf } from '../../rules/index.ts';
import { adviceOf, type PlanTo } from '../skilled.ts';
import type { Considered } from './considered.ts';
import { foreseen } from './foresee.ts';

type Choice = (considered: Considered) => readonly Weighed<RecountAction>[];
export type ChoiceName = keyof typeof RECOUNT_WORDS.choices;

/** How much worse than the best of all a plan may be that serves an aim, in points of Strength. */
const PATIENCE = 1.5;

/** First answers of the plans that serve, none when the best of them is a folly. */
function soundly(considered: Considered, serves: (plan: PlanTo) => boolean): readonly Weighed<RecountAction>[] {
  const values = new Map(considered.plans.map((plan) => [plan, considered.worthOf(plan)]));
  const serving = considered.plans.filter(serves).map((plan) => ({ action: plan, value: values.get(plan)! }));
  const patience = PATIENCE * (considered.tastes.leeway ?? 1);
  const worthIt = sensible(serving, Math.max(...values.values()), (plan) => values.get(plan)!, patience);
  return worthIt.length > 0 ? considered.weighed(serves) : [];
}

const stands = ({ to }: PlanTo): boolean => to === 'stand';

const closeIn: Choice = (considered) => {
  const { foe, view, away } = considered;
  if (!foe) return [];
  const at = ({ at: { cell } }: PlanTo): number => distance(view.world.arena, cell, foe.cell);
  return considered.weighed(
    (plan) => stands(plan) && at(plan) < away,
    (plan) => -at(plan),
  );
};

const giveGround: Choice = (considered) => {
  const advice = adviceOf(considered.view);
  return considered.weighed(stands, ({ at }) => -advice.danger(at));
};

/** At the back, or past shield or net. */
const behind: Choice = (considered) => {
  const { view } = considered;
  return soundly(considered, ({ to, at, against }) => {
    if (to !== 'strike') return false;
    const side = sideOf(view.world.arena, fighterOf(view, against), at.cell);
    return side === 'back' || side === 'sword';
  });
};

/** What each choice weighs. */
export const choices: Readonly<Record<ChoiceName, Choice>> = {
  fight: (considered) => considered.weighed(() => true),
  foresee: foreseen,
  strike: (considered) => considered.weighed(({ to }) => to === 'strike'),
  behind,
  cast: (considered) => soundly(considered, ({ to }) => to === 'cast'),
  struggle: (considered) => considered.weighed(({ to }) => to === 'struggle'),
  'close-in': closeIn,
  'give-ground': giveGround,
  wait: (considered) => considered.weighed(({ action }) => action.type === 'end'),
};
