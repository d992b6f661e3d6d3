import type { NamedPolicy } from '../../../engine/mind/index.ts';
import type { MuneraAction, MuneraView } from '../rules/index.ts';
import { greedy } from './greedy.ts';
import { newcomer, random } from './random.ts';
import { skilled } from './skilled.ts';

export { muneraVocabulary } from './minds/index.ts';
export type { Advice } from './advice.ts';
export { adviceOf } from './advice.ts';
export type { Walk } from './plans.ts';
export type { Reason } from './advice.ts';
export { explain } from './advice.ts';
export type { MuneraPolicy } from './policy.ts';
export { skilled } from './skilled.ts';
export { SIGNS, SIGNS_OF_MOVER, winChance } from './win-chance.ts';
export { scripted } from './policy.ts';

export type MuneraPolicyName = 'skilled' | 'greedy' | 'newcomer' | 'random';

/** Who may play a gladiator instead of a person, the best first. */
export const MUNERA_POLICIES: Readonly<Record<MuneraPolicyName, NamedPolicy<MuneraView, MuneraAction>>> = {
  skilled: { policy: skilled, about: 'weighs the odds of every action and where it leaves him; worth fighting' },
  greedy: { policy: greedy, about: 'attacks whenever it can and walks round the nearest opponent; fast and simple' },
  newcomer: { policy: newcomer, about: 'goes for the nearest opponent, and now and then tries what another answer does' },
  random: { policy: random, about: 'any legal action, with a leaning to come near and strike' },
};
