import type { Cell } from '../../../../../../engine/hex/index.ts';
import type { MuneraAction } from '../../../../rules/index.ts';
import { announce } from '../../../../../../hud/fight/index.ts';
import type { BoutModel } from '../bout-model.ts';
import type { Option } from '../options.ts';
import * as acts from './acts.ts';
import * as desk from './desk.ts';
import * as looks from './looks.ts';

/** Everything a player can do on the screen of a bout. Each says why when it cannot be done. */
export function createBoutCommands(model: BoutModel) {
  return {
    /** Shows what is new; whoever nobody commands plays until the player is asked. */
    carryOn: () => desk.carryOn(model),
    play: (action: MuneraAction) => desk.play(model, action),
    choose: (option: Option) => acts.choose(model, option),
    chooseCard: (n: number) => acts.chooseNth(model, n),
    chooseHex: (cell: Cell) => acts.chooseHex(model, cell),
    turn: (facing: number) => acts.turn(model, facing),
    toggleTurning: () => acts.toggleTurning(model),
    select: (id: string) => acts.select(model, id),
    selectNext: (by: 1 | -1) => acts.selectNext(model, by),
    stepFrom: (cell: Cell, direction: number) => acts.stepFrom(model, cell, direction),
    commit: () => acts.commit(model),
    undo: () => looks.undo(model),
    redo: () => looks.redo(model),
    cycleThreat: () => looks.cycleThreat(model),
    explain: () => looks.explain(model),
    tell: (text: string) => announce(model, text),
  };
}

export type BoutCommands = ReturnType<typeof createBoutCommands>;
