import { computed, signal } from '@preact/signals';
import type { FightModel, TurnAim } from '../../../../../hud/fight/index.ts';
import type { RecountGame } from '../../../desk/index.ts';
import type { Fighter, View } from '../../../rules/index.ts';
import { areOpponents } from '../../../rules/index.ts';
import type { Duellist } from './board.ts';
import { choicesFor } from './choosing.ts';
import { optionsOf, type Option } from './options.ts';
import { poseIn, posesOf, type Pose } from './ways.ts';

export type RecountFrame = FightModel<RecountGame, Duellist, object>;

/** Whose turn it is, or who votes; null when the bout is over. */
export function actingFighter({ state }: View): Fighter | null {
  const { outcome, verdict, turn, fighters } = state;
  return outcome ? null : fighters[verdict ? verdict.victor : turn.fighter]!;
}

/** The opponent that is selected; null for nobody or a friend. */
export function targetOf(view: View, id: string | null): Fighter | null {
  const acting = actingFighter(view);
  const chosen = view.state.fighters.find((fighter) => fighter.id === id);
  return acting && chosen && areOpponents(acting, chosen) ? chosen : null;
}

/** The signals of a bout of recount, and what follows from them. */
export function ownOf({ settled, selected, mine, decision, words, pointed }: RecountFrame) {
  /** The option that a commit would play. */
  const armed = signal<string | null>(null);
  /** The option that the pointer is on: what it would do is drawn. */
  const considered = signal<string | null>(null);
  const acting = computed(() => actingFighter(settled.value.view));
  const target = computed(() => targetOf(settled.value.view, selected.value));
  const poses = computed((): readonly Pose[] => (mine.value && decision.value?.kind === 'act' ? posesOf(settled.value.view) : []));
  const answers = computed((): readonly Option[] =>
    mine.value ? optionsOf(settled.value.view, words, poses.value, target.value?.id ?? null) : [],
  );
  /** What he is after: it orders the answers. */
  const aim = signal<TurnAim>('best');
  /** Everything in the order in which it is shown. */
  const choices = computed((): readonly Option[] => {
    const { view } = settled.value;
    if (!mine.value || decision.value?.kind !== 'act') return answers.value;
    return choicesFor({ view, words, aim: aim.value, options: answers.value, poses: poses.value, target: target.value });
  });
  const find = (key: string | null): Option | null => choices.value.find((option) => option.key === key) ?? null;
  const armedOption = computed(() => find(armed.value));
  const shownOption = computed(() => find(considered.value) ?? armedOption.value);
  /** Where he would go if the hex that is pointed at were chosen. */
  const pointedPose = computed(() => (pointed.value === null ? null : poseIn(poses.value.slice(1), pointed.value)));
  return { armed, considered, aim, choices, acting, target, poses, answers, armedOption, shownOption, pointedPose };
}

export type RecountOwn = ReturnType<typeof ownOf>;

/** All that the screen of a bout of recount shows, as signals; what a player can do is in `commands`. */
export type RecountModel = RecountFrame & RecountOwn;
