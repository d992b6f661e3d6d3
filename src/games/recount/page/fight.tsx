import type { MountFight } from '../../../app/index.ts';
import { mountFight } from '../../../app/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { createCommands, recountFight, recountNames, RecountScreen } from '../screens/index.ts';

/** Puts the screen of a bout of recount into a parent; returns the way to take it away. */
export const mount: MountFight<RecountGame> = mountFight({
  fight: recountFight,
  names: recountNames,
  commands: createCommands,
  screen: (props) => <RecountScreen {...props} />,
});
