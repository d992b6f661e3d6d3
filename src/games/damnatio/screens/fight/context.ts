import { fightContext } from '../../../../hud/fight/index.ts';
import type { HuntCommands } from './model/commands/index.ts';
import type { HuntModel } from './model/model.ts';

export interface HuntTools {
  readonly model: HuntModel;
  readonly commands: HuntCommands;
}

export const { FightContext, useFight } = fightContext<HuntTools>();
