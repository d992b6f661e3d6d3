import type { Cell } from '../../../../../../engine/hex/index.ts';
import { deskCommands } from '../../../../../../hud/fight/index.ts';
import type { MuneraModel } from '../model.ts';
import type { Option } from '../options.ts';
import * as acts from './acts.ts';

/** Everything a player can do on the screen of a bout of gladiators. Each says why when it cannot be done. */
export function createCommands(model: MuneraModel) {
  return {
    ...deskCommands(model.desk),
    choose: (option: Option) => acts.choose(model, option),
    chooseCard: (n: number) => acts.chooseNth(model, n),
    chooseHex: (cell: Cell) => acts.chooseHex(model, cell),
    turn: (facing: number) => acts.turn(model, facing),
    toggleTurning: () => acts.toggleTurning(model),
    endTurn: () => acts.endTurn(model),
    toggleDiscards: () => acts.toggleDiscards(model),
    commit: () => acts.commit(model),
  };
}

export type MuneraCommands = ReturnType<typeof createCommands>;
