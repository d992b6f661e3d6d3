import type { MountFight } from '../../../app/index.ts';
import { mountFight } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { createCommands, muneraFight, muneraNames, MuneraScreen } from '../screens/index.ts';

/** Puts the screen of a bout of gladiators into a parent; returns the way to take it away. */
export const mount: MountFight<MuneraGame> = mountFight({
  fight: muneraFight,
  names: (world, _state, by) => muneraNames(world, by),
  commands: createCommands,
  screen: (props) => <MuneraScreen {...props} />,
});
