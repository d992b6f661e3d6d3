import { likeliestOf, type DangerAsked } from '../../../../../hud/fight/index.ts';
import { areOpponents, endsNextTurn } from '../../../rules/index.ts';
import type { RecountModel } from './model.ts';
import { isOpen, type Option } from './options.ts';
import { viewAt } from './ways.ts';

/** The same for answers after which he stands the same; null where his turn is not asked about. */
export function dangerKey({ action, pose }: Option): string | null {
  if (action.type === 'vote') return null;
  return pose ? `${pose.cell} ${pose.facing}` : 'here';
}

/** What opponents can do to him next turn, for each answer that is shown; what throws dice is taken to change nothing else. */
export function dangersAsked(model: RecountModel): readonly DangerAsked[] {
  const me = model.acting.value;
  if (!model.mine.value || !me || model.decision.value?.kind !== 'act') return [];
  const { view } = model.settled.value;
  const { fighters } = view.state;
  const foes = fighters.filter((other) => areOpponents(me, other));
  return model.choices.value.filter(isOpen).flatMap((option): DangerAsked[] => {
    const key = dangerKey(option);
    if (key === null) return [];
    const count: DangerAsked['count'] = function* () {
      const there = option.pose ? viewAt(view, option.pose) : view;
      return yield* likeliestOf(foes, (foe) => endsNextTurn(there, fighters.indexOf(foe), fighters.indexOf(me)));
    };
    return [{ key, count }];
  });
}
