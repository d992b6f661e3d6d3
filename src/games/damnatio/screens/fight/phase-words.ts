import { shownRound } from '../../../../hud/fight/index.ts';
import type { HuntModel } from './model/model.ts';
import type { Words } from '../../../../hud/common/index.ts';

/** What the strip says: whose move it is, the rule of the moment, and the rules behind it. */
export interface Moment {
  readonly whose: string;
  readonly rule: string;
  readonly refs: readonly string[];
}

const REFS: Readonly<Record<string, readonly string[]>> = {
  'first-moves': ['D-057', 'D-058'],
  order: ['D-095'],
  moves: ['D-096', 'D-099'],
  struggles: ['D-097', 'D-139'],
  strikes: ['D-105', 'D-118'],
  defend: ['D-081', 'D-084'],
  bystanders: ['D-128', 'D-135'],
  'bystanders-move': ['D-128', 'D-132'],
  fate: ['D-233'],
  reroll: ['D-052'],
  watch: ['D-024'],
  over: ['D-229'],
};

type MomentModel = Pick<HuntModel, 'settled' | 'idle' | 'presenter' | 'step'>;

/** The key of the moment under `moment` in the messages. */
export function momentKey(model: MomentModel): string {
  const { settled, idle } = model;
  const { decision, view } = settled.value;
  if (!idle.value) return shownRound(model) === 1 ? 'first-charge' : 'playing';
  if (!decision) return 'over';
  if (decision.kind === 'moves' && view.state.order === 'hold') return 'struggles';
  return model.step.value === 'move' ? 'bystanders-move' : decision.kind;
}

export function momentOf(model: MomentModel, words: Words): Moment {
  const key = momentKey(model);
  const whose = key === 'over' ? 'The end' : model.idle.value && key !== 'watch' ? 'Your move' : 'Watch';
  return { whose, rule: words.say('moment', key), refs: REFS[key] ?? [] };
}
