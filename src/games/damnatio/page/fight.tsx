import type { MountFight } from '../../../app/arena/contract.ts';
import { mountFight } from '../../../app/arena/mount-fight.tsx';
import { wordsOf } from '../../../hud/common/index.ts';
import type { HuntGame } from '../../../session/index.ts';
import { createCommands, huntFight, HuntScreen } from '../screens/fight/index.ts';

/** Puts the screen of a hunt into a parent; returns the way to take it away. */
export const mountHunt: MountFight<HuntGame> = mountFight({
  fight: huntFight,
  words: wordsOf,
  commands: createCommands,
  screen: (props) => <HuntScreen {...props} />,
});
