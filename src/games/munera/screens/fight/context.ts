import { fightContext } from '../../../../hud/fight/index.ts';
import type { MuneraCommands } from './model/commands/index.ts';
import type { MuneraModel } from './model/model.ts';

export interface MuneraTools {
  readonly model: MuneraModel;
  readonly commands: MuneraCommands;
}

export const { FightContext, useFight } = fightContext<MuneraTools>();
