import { fightContext } from '../fight/index.ts';
import type { DuelCommands } from './commands.ts';
import type { DuelFought, DuelModel, DuelOfGame } from './game.ts';

/** What the panels of a duel stand on. */
export interface DuelTools<G extends DuelFought = DuelFought> {
  readonly duel: DuelOfGame<G>;
  readonly model: DuelModel<G>;
  readonly commands: DuelCommands<G>;
}

export const { FightContext, useFight } = fightContext<DuelTools>();
