import { fightContext } from '../../../../hud/fight/index.ts';
import type { RecountCommands } from './model/commands.ts';
import type { RecountModel } from './model/model.ts';

export interface RecountTools {
  readonly model: RecountModel;
  readonly commands: RecountCommands;
}

export const { FightContext, useFight } = fightContext<RecountTools>();
