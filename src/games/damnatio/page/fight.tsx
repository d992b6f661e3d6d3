import { mountFight, type MountFight } from '../../../app/index.ts';
import type { HuntGame } from '../desk/index.ts';
import { createCommands, huntFight, huntNames, HuntScreen } from '../screens/index.ts';

/** Puts the screen of a hunt into a parent; returns the way to take it away. */
export const mount: MountFight<HuntGame> = mountFight({
  fight: huntFight,
  names: huntNames,
  commands: createCommands,
  screen: (props) => <HuntScreen {...props} />,
});
