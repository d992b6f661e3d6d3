import type { MuneraPolicy, MuneraPolicyName } from '../games/munera/bots/index.ts';
import { MUNERA_POLICIES } from '../games/munera/bots/index.ts';
import type { Messages } from '../catalogue/index.ts';
import type { ControllerChoice } from '../hud/setup/index.ts';
import { HUMAN } from './controllers.ts';

/** The policy that plays whom nobody was named for. */
export const USUAL_POLICY: MuneraPolicyName = 'skilled';

const BOT_NAMES = Object.keys(MUNERA_POLICIES) as MuneraPolicyName[];

function isBot(name: string): name is MuneraPolicyName {
  return Object.hasOwn(MUNERA_POLICIES, name);
}

/** The policy that a figure is played by; the usual one for the player and for names that nobody knows. */
export function policyFor(controller: string | undefined): MuneraPolicy {
  const name = controller !== undefined && isBot(controller) ? controller : USUAL_POLICY;
  return MUNERA_POLICIES[name].policy;
}

/** Who may decide for a gladiator, in words: the player, then the bots, the best first. */
export function controllerChoices(messages: Messages): ControllerChoice[] {
  const name = (id: string): string => messages['controller']?.[id] ?? id;
  const bots = BOT_NAMES.map((id) => ({ id, name: name(id), note: MUNERA_POLICIES[id].about }));
  return [{ id: HUMAN, name: name(HUMAN), note: '' }, ...bots];
}
