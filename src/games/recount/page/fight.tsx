import type { MountFight } from '../../../app/arena/contract.ts';
import { mountFight } from '../../../app/arena/mount-fight.tsx';
import { RECOUNT_POLICIES } from '../bots/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { createCommands, recountFight, RecountScreen } from '../screens/fight/index.ts';
import { recountNames } from '../screens/names.ts';

function isBot(name: string): name is keyof typeof RECOUNT_POLICIES {
  return Object.hasOwn(RECOUNT_POLICIES, name);
}

/** Puts the screen of a bout of recount into a parent; returns the way to take it away. */
export const mountRecount: MountFight<RecountGame> = mountFight({
  fight: recountFight,
  names: recountNames,
  commands: createCommands,
  screen: (props) => <RecountScreen {...props} />,
  policyOf: (name) => RECOUNT_POLICIES[isBot(name) ? name : 'skilled'].policy,
});
