import type { MountFight } from '../../../app/arena/contract.ts';
import { mountFight } from '../../../app/arena/mount-fight.tsx';
import type { HuntGame } from '../desk/index.ts';
import { createCommands, huntFight, HuntScreen } from '../screens/fight/index.ts';
import { huntNames } from '../screens/names.ts';

/** Puts the screen of a hunt into a parent; returns the way to take it away. */
export const mountHunt: MountFight<HuntGame> = mountFight({
  fight: huntFight,
  names: huntNames,
  commands: createCommands,
  screen: (props) => <HuntScreen {...props} />,
});
