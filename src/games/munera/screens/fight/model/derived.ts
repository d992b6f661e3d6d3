import { computed } from '@preact/signals';
import { toward } from '../../../../../engine/hex/index.ts';
import { advises, walksApart } from '../../../../../hud/fight/index.ts';
import { adviceOf } from '../../../desk/index.ts';
import type { Fighter, TurnPose, View } from '../../../rules/index.ts';
import { actionOdds, areOpponents, chooser, muneraActions, posesInTurn, threatsTo } from '../../../rules/index.ts';
import { walkName } from '../option-words.ts';
import type { MuneraChoices, MuneraFight } from './choices.ts';
import { asListed, choicesFor, NO_CHOICES, walksFor, type GoodWalk } from './choosing.ts';
import { foesFrom } from './foes.ts';
import { endOption, NO_OPTIONS, optionsOf, poseOptions, walkOption, type Option } from './options.ts';

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

/** What is offered first; whoever has just walked is not sent elsewhere. */
function foremost(shown: readonly Option[], walked: boolean): Option | null {
  return shown.find(({ pose }) => !walked || pose === null) ?? null;
}

/** What is asked, and what the chances of every answer are. */
export function deriveAnswers(fight: MuneraFight, { armed, considered, area, turning, aim }: MuneraChoices) {
  const { settled, selected, mine, decision, words, walking } = fight;
  const acts = computed(() => mine.value && decision.value?.kind === 'act');
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
  /** What the skilled bot thinks of every answer; asked when they are put in order. */
  const advice = computed(() => adviceOf(settled.value.view, muneraActions(settled.value.view)));
  const poses = computed((): readonly TurnPose[] => (acts.value ? posesInTurn(settled.value.view) : []));
  const walks = computed((): readonly GoodWalk[] => {
    const { view } = settled.value;
    const me = acting.value;
    if (!acts.value || !me || !advises(fight)) return [];
    const foe = target.value ?? foesFrom(view, me)[0] ?? null;
    return walksFor(aim.value, { view, me, foe, advice: advice.value, poses: poses.value });
  });
  const all = computed((): readonly Option[] => {
    const { cuts, attacks, specials, gear } = answers.value;
    const { view } = settled.value;
    if (!acts.value) return gear;
    const names = walksApart(
      walks.value.map(({ pose }) => pose),
      (pose) => walkName(view, pose, words),
      ({ cell }) => `to the ${words.say('direction', `d${toward(view.world.arena, acting.value!.cell, cell)}`)}`,
      ({ cell }) => words.hex(cell),
    );
    const ways = walks.value.map(({ pose }, at) => walkOption(view, pose, names[at]!));
    return [...cuts, ...attacks, ...specials, ...ways, endOption(view, words), ...gear];
  });
  /** Everything in the order in which it is shown. */
  const choices = computed(() => {
    if (!mine.value) return NO_CHOICES;
    return advises(fight) ? choicesFor(aim.value, all.value, advice.value, walks.value) : asListed(all.value);
  });
  const find = (key: string | null): Option | null => all.value.find((option) => option.key === key) ?? null;
  /** What a commit would do: what was chosen, else what is offered first; null where that is nothing, and the turn ends. */
  const armedOption = computed(() => {
    const first = acts.value && advises(fight) ? foremost(choices.value.shown, walking.taken.value.answers > 0) : null;
    const option = find(armed.value) ?? first;
    return option?.odds.refusal === null ? option : null;
  });
  const shownOption = computed(() => find(considered.value) ?? armedOption.value);
  const steps = computed(() => (acts.value ? poseOptions(settled.value.view, 'move') : null));
  const turns = computed(() => (acts.value ? poseOptions(settled.value.view, 'turn') : null));
  /** What ending the turn would bring; null when it is not his to end. */
  const ending = computed(() => (acts.value ? actionOdds(settled.value.view, { type: 'end' }) : null));
  const ways = computed(() => (turning.value ? turns.value : steps.value));
  return { acting, target, helpers, answers, all, choices, armedOption, shownOption, steps, turns, ending, ways };
}
