import { computed, signal } from '@preact/signals';
import { advises, walksFrom, type FightModel, type TurnAim } from '../../../../../hud/fight/index.ts';
import type { RecountGame } from '../../../desk/index.ts';
import type { Fighter, View } from '../../../rules/index.ts';
import { areOpponents } from '../../../rules/index.ts';
import type { Duellist } from './board.ts';
import { asListed, choicesFor } from './choosing.ts';
import { hasDice, isOpen, optionsOf, type Option } from './options.ts';
import { recountWalk, type Pose } from './ways.ts';

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
export function ownOf(frame: RecountFrame) {
  const { settled, selected, mine, decision, words, walking, session } = frame;
  /** The option that a commit would play. */
  const armed = signal<string | null>(null);
  /** The option that the pointer is on: what it would do is drawn. */
  const considered = signal<string | null>(null);
  const acting = computed(() => actingFighter(settled.value.view));
  const target = computed(() => targetOf(settled.value.view, selected.value));
  /** Where he can come to from where he stands now, before a blow. */
  const poses = computed((): readonly Pose[] => {
    if (!mine.value || decision.value?.kind !== 'act' || !settled.value.decision) return [];
    return walking.taken.value.answers > 0 ? walksFrom(session.bout.forBots, recountWalk) : walking.ends.value;
  });
  const answers = computed((): readonly Option[] =>
    mine.value ? optionsOf(settled.value.view, words, poses.value, target.value?.id ?? null) : [],
  );
  /** What he is after: it orders the answers. */
  const aim = signal<TurnAim>('best');
  /** Everything in the order in which it is shown. */
  const choices = computed((): readonly Option[] => {
    const { view } = settled.value;
    if (!mine.value || decision.value?.kind !== 'act') return answers.value;
    if (!advises(frame)) return asListed(view, answers.value, words);
    return choicesFor({ view, words, aim: aim.value, options: answers.value, poses: poses.value, target: target.value });
  });
  const find = (key: string | null): Option | null => choices.value.find((option) => option.key === key) ?? null;
  /** What a commit would do: what was chosen, else what is offered first. */
  const armedOption = computed(() => {
    if (!advises(frame)) return find(armed.value);
    const walked = walking.taken.value.answers > 0;
    const first = choices.value.find((option) => isOpen(option) && !(walked && option.pose && !hasDice(option)));
    return find(armed.value) ?? (decision.value?.kind === 'act' ? (first ?? null) : null);
  });
  const shownOption = computed(() => find(considered.value) ?? armedOption.value);
  return { armed, considered, aim, choices, acting, target, poses, answers, armedOption, shownOption };
}

export type RecountOwn = ReturnType<typeof ownOf>;

/** All that the screen of a bout of recount shows, as signals; what a player can do is in `commands`. */
export type RecountModel = RecountFrame & RecountOwn;
