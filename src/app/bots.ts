import type { MuneraPolicy, MuneraPolicyName } from '../ai/index.ts';
import { MUNERA_POLICIES } from '../ai/index.ts';
import { USUAL_POLICY } from './controllers.ts';

/** Everybody who may play a gladiator instead of a person, the best first. */
export const BOT_NAMES = Object.keys(MUNERA_POLICIES) as MuneraPolicyName[];

function isBot(name: string): name is MuneraPolicyName {
  return Object.hasOwn(MUNERA_POLICIES, name);
}

/** The policy that a figure is played by; the usual one for the player and for names that nobody knows. */
export function policyFor(controller: string | undefined): MuneraPolicy {
  const name = controller !== undefined && isBot(controller) ? controller : (USUAL_POLICY as MuneraPolicyName);
  return MUNERA_POLICIES[name].policy;
}
