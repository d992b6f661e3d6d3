import { likeliestOf, type DangerAsked } from '../../../../../hud/fight/index.ts';
import { endsAfterGrapple, endsNextTurn, whirlPath, wayTo, type Munera, type View } from '../../../rules/index.ts';
import { foesFrom } from './foes.ts';
import type { MuneraModel } from './model.ts';
import { needsDice, type Option } from './options.ts';

/** Where he stands as he is: the key of every answer that leaves him there. */
const HERE = 'here';

/** The same for answers after which he stands the same. */
export function dangerKey(option: Option): string {
  const { action, pose, key } = option;
  if (action.type === 'grapple') return key;
  if (pose) return `${pose.cell} ${pose.facing}`;
  if (action.type === 'whirl') return `whirl ${action.target}`;
  return option.thing ? key : HERE;
}

/** The position after what throws no die; what does is taken to change nothing but where he stands. */
function after(bout: Munera, { action, pose, ...option }: Option): View {
  const copy = bout.clone();
  const { world, state } = copy.view;
  if (action.type === 'whirl') {
    const { fighter } = state.turn;
    const me = state.fighters[fighter]!;
    const { ends } = whirlPath(copy.view, me, state.fighters[action.target]!);
    return { world, state: { ...state, fighters: state.fighters.with(fighter, { ...me, cell: ends }) } };
  }
  if (pose) for (const step of wayTo(pose)) copy.play(step);
  else if (option.thing && !needsDice({ action, pose, ...option })) copy.play(action);
  return copy.view;
}

/** What opponents can do to him next turn, for each answer that is shown. */
export function dangersAsked(model: MuneraModel): readonly DangerAsked[] {
  const me = model.acting.value;
  if (!model.mine.value || !me || model.decision.value?.kind !== 'act') return [];
  const bout = model.session.bout.clone();
  const { fighters } = model.settled.value.view.state;
  const index = fighters.indexOf(me);
  const foes = foesFrom(model.settled.value.view, me);
  const { shown, more } = model.choices.value;
  return [...shown, ...more].map((option): DangerAsked => {
    const { odds } = option;
    const count: DangerAsked['count'] = function* () {
      if (odds.kind === 'grapple') return yield* likeliestOf(foes, (foe) => endsAfterGrapple(bout.view, odds, fighters.indexOf(foe)));
      const view = after(bout, option);
      return yield* likeliestOf(foes, (foe) => endsNextTurn(view, fighters.indexOf(foe), index));
    };
    return { key: dangerKey(option), count };
  });
}
