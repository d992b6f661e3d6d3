import type { MountFight } from '../../../app/arena/contract.ts';
import { mountFight } from '../../../app/arena/mount-fight.tsx';
import { policyFor } from '../../../app/bots.ts';
import type { MuneraGame } from '../desk/index.ts';
import { createCommands, muneraFight, MuneraScreen } from '../screens/fight/index.ts';
import { muneraNames } from '../screens/names.ts';

/** Puts the screen of a bout of gladiators into a parent; returns the way to take it away. */
export const mountMunera: MountFight<MuneraGame> = mountFight({
  fight: muneraFight,
  names: muneraNames,
  commands: createCommands,
  screen: (props) => <MuneraScreen {...props} />,
  policyOf: policyFor,
});
