import type { Names } from '../../hud/common/index.ts';
import type { DuelFought, DuelModel, DuelOfGame } from '../../hud/duel/index.ts';
import { duelCommands, duelFight, DuelScreen } from '../../hud/duel/index.ts';
import type { NamedBy } from '../../session/index.ts';
import { mountFight, type MountFight } from '../arena/index.ts';

/** Puts the screen of a duel into a parent; returns the way to take it away. */
export function duelMount<G extends DuelFought>(
  duel: DuelOfGame<G>,
  names: (world: G['world'], state: G['state'], by?: NamedBy) => Names,
): MountFight<G> {
  return mountFight({
    fight: duelFight(duel),
    names,
    commands: (model: DuelModel<G>) => duelCommands(duel, model),
    screen: ({ tools, ...props }) => <DuelScreen {...props} tools={{ duel, ...tools }} />,
  });
}
