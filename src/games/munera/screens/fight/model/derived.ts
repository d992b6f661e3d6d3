import { computed } from '@preact/signals';
import type { Fighter, View } from '../../../rules/index.ts';
import { actionOdds, areOpponents, chooser, threatsTo } from '../../../rules/index.ts';
import type { MuneraChoices, MuneraFight } from './choices.ts';
import { NO_OPTIONS, optionsOf, poseOptions, type Option } from './options.ts';

/** Who must choose; null when the bout is over. */
export function actingFighter(view: View): Fighter | null {
  return view.state.fighters[chooser(view)] ?? null;
}

/** The opponent that is selected; null for nobody or a friend. */
export function targetOf(view: View, id: string | null): Fighter | null {
  const acting = actingFighter(view);
  const chosen = view.state.fighters.find((fighter) => fighter.id === id);
  return acting && chosen && areOpponents(acting, chosen) ? chosen : null;
}

/** What is asked, and what the chances of every answer are. */
export function deriveAnswers(fight: MuneraFight, { armed, considered, area, turning }: MuneraChoices) {
  const { settled, selected, mine, decision, words } = fight;
  const acting = computed(() => actingFighter(settled.value.view));
  const target = computed(() => targetOf(settled.value.view, selected.value));
  /** Indices of those who threaten the target beside whoever acts (M-139). */
  const helpers = computed(() => {
    const { view } = settled.value;
    const foe = target.value;
    return foe ? threatsTo(view, foe).filter((index) => view.state.fighters[index] !== acting.value) : [];
  });
  const answers = computed(() => {
    const { view } = settled.value;
    if (!mine.value) return NO_OPTIONS;
    const foe = target.value;
    const index = foe ? view.state.fighters.indexOf(foe) : null;
    return optionsOf(view, words, index, foe && view.world.profiles[index!]!.noxius ? area.value : null);
  });
  const all = computed((): readonly Option[] => [
    ...answers.value.cuts,
    ...answers.value.attacks,
    ...answers.value.specials,
    ...answers.value.gear,
  ]);
  const find = (key: string | null): Option | null => all.value.find((option) => option.key === key) ?? null;
  const armedOption = computed(() => find(armed.value));
  const shownOption = computed(() => find(considered.value) ?? armedOption.value);
  const acts = computed(() => mine.value && decision.value?.kind === 'act');
  const steps = computed(() => (acts.value ? poseOptions(settled.value.view, 'move') : null));
  const turns = computed(() => (acts.value ? poseOptions(settled.value.view, 'turn') : null));
  /** What ending the turn would bring; null when it is not his to end. */
  const ending = computed(() => (acts.value ? actionOdds(settled.value.view, { type: 'end' }) : null));
  const ways = computed(() => (turning.value ? turns.value : steps.value));
  return { acting, target, helpers, answers, all, armedOption, shownOption, steps, turns, ending, ways };
}
