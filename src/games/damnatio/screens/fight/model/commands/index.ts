import type { Cell } from '../../../../../../engine/hex/index.ts';
import type { HuntAction } from '../../../../rules/index.ts';
import type { ArenaModel } from '../arena-model.ts';
import type { ManAct } from '../man-acts.ts';
import type { StrikeChoice } from '../strike-plan.ts';
import * as answers from './answers.ts';
import * as desk from './desk.ts';
import * as looks from './looks.ts';
import * as moves from './moves.ts';
import * as strikes from './strikes.ts';

/** Everything a player can do on the arena screen. Each says why when it cannot be done. */
export function createCommands(model: ArenaModel) {
  return {
    show: () => desk.show(model),
    play: (action: HuntAction) => desk.play(model, action),
    act: (chosen: ManAct) => desk.act(model, chosen),
    rise: () => moves.rise(model),
    secondWind: () => moves.secondWind(model),
    tell: (text: string) => desk.tell(model, text),
    move: (figure: string, to: Cell, facing: number, pickUp = false) => moves.move(model, figure, to, facing, pickUp),
    chooseHex: (cell: Cell) => moves.chooseHex(model, cell),
    turn: (facing: number) => moves.turn(model, facing),
    select: (id: string) => moves.select(model, id),
    selectNext: (by: 1 | -1) => moves.selectNext(model, by),
    undo: () => moves.undo(model),
    redo: () => moves.redo(model),
    othersStay: () => moves.othersStay(model),
    hold: () => moves.hold(model),
    stepFrom: (cell: Cell, direction: number) => moves.stepFrom(model, cell, direction),
    setStrike: (figure: string, card: string | null, area?: StrikeChoice['area']) => strikes.setStrike(model, figure, card, area),
    reorder: (figure: string, by: -1 | 1) => strikes.reorder(model, figure, by),
    strike: (only?: string) => strikes.strike(model, only),
    commit: () => answers.commit(model),
    defend: (key?: string) => answers.defend(model, key),
    arm: (key: string) => answers.arm(model, key),
    chooseCard: (n: number) => answers.chooseCard(model, n),
    cycleThreat: () => looks.cycleThreat(model),
    tellWhirl: () => looks.tellWhirl(model),
    toggleGhost: () => looks.toggleGhost(model),
    explain: () => looks.explain(model),
  };
}

export type Commands = ReturnType<typeof createCommands>;
