import { distance } from '../../../../../engine/hex/index.ts';
import type { Words } from '../../../../../hud/common/index.ts';
import type { TurnAim } from '../../../../../hud/fight/index.ts';
import { adviceOf, type RecountAdvice } from '../../../desk/index.ts';
import type { Fighter, View } from '../../../rules/index.ts';
import { areOpponents } from '../../../rules/index.ts';
import { walkName } from '../option-words.ts';
import { endOption, hasDice, isOpen, walkOption, type Option } from './options.ts';
import type { Pose } from './ways.ts';

export interface Choosing {
  readonly view: View;
  readonly words: Words;
  readonly aim: TurnAim;
  /** Answers with dice. */
  readonly options: readonly Option[];
  readonly poses: readonly Pose[];
  readonly target: Fighter | null;
}

/** Walks shown under an aim that is about walking. */
const MOST_WALKS = 3;
/** With what an aim puts an answer before all that do not serve it. */
const FIRST = 1000;

interface RatedPose {
  readonly pose: Pose;
  readonly worth: number;
}

/** The best facing in each hex that serves the aim, the best hexes first. */
function walksFor({ view, aim, poses, target }: Choosing, advice: RecountAdvice): RatedPose[] {
  const { arena } = view.world;
  const me = view.state.fighters[view.state.turn.fighter]!;
  const foes = target ? [target] : view.state.fighters.filter((other) => areOpponents(me, other));
  const away = (cell: number): number => Math.min(...foes.map((foe) => distance(arena, cell, foe.cell)));
  const [here, ...others] = poses;
  if (!here || aim === 'rest') return [];
  const walks = aim === 'close-in' || aim === 'keep-away';
  const now = away(here.cell);
  const best = new Map<number, RatedPose>();
  for (const pose of others) {
    if (aim === 'close-in' ? away(pose.cell) >= now : aim === 'keep-away' && away(pose.cell) <= now) continue;
    const stand = advice.stand(pose);
    const worth = aim === 'keep-away' ? -advice.danger(pose) + stand / FIRST : stand;
    if (worth > (best.get(pose.cell)?.worth ?? -Infinity)) best.set(pose.cell, { pose, worth });
  }
  return [...best.values()].toSorted((a, b) => b.worth - a.worth).slice(0, walks ? MOST_WALKS : 1);
}

function worthOf({ action, pose }: Option, here: Pose, advice: RecountAdvice): number {
  switch (action.type) {
    case 'strike':
      return advice.strike(pose ?? here, action.target);
    case 'cast':
      return advice.cast(pose ?? here, action.target);
    case 'struggle':
      return advice.struggle();
    default:
      return advice.stand(pose ?? here);
  }
}

/** What the aim adds to an answer that serves it. */
function aimed(aim: TurnAim, option: Option): number {
  const serves =
    (aim === 'strike' && hasDice(option)) ||
    (aim === 'rest' && option.action.type === 'end') ||
    ((aim === 'close-in' || aim === 'keep-away') && option.key.startsWith('walk'));
  return serves ? FIRST : 0;
}

/** Answers as the rules list them, those that are refused last. */
export function asListed(view: View, options: readonly Option[], words: Words): readonly Option[] {
  return [...options.filter(isOpen), endOption(view, words), ...options.filter((option) => !isOpen(option))];
}

/** Answers by their worth for an aim, those that are refused last. */
export function choicesFor(choosing: Choosing): readonly Option[] {
  const { view, words, aim, options, poses } = choosing;
  const [here] = poses;
  if (!here) return options;
  const advice = adviceOf(view);
  const walks = walksFor(choosing, advice).map(({ pose, worth }) => ({
    option: walkOption(view, pose, walkName(view, pose, words)),
    worth,
  }));
  const others = [...options.filter(isOpen), endOption(view, words)].map((option) => ({ option, worth: worthOf(option, here, advice) }));
  const rated = [...others, ...walks].map(({ option, worth }) => ({ option, worth: worth + aimed(aim, option) }));
  return [...rated.toSorted((a, b) => b.worth - a.worth).map(({ option }) => option), ...options.filter((option) => !isOpen(option))];
}
