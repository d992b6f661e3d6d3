import type { Cell } from '../../../../../../engine/hex/index.ts';
import { deskCommands } from '../../../../../../hud/fight/index.ts';
import type { ManAct } from '../man-acts.ts';
import type { HuntModel } from '../model.ts';
import type { StrikeChoice } from '../strike-plan.ts';
import { act } from './act.ts';
import * as answers from './answers.ts';
import * as looks from './looks.ts';
import * as moves from './moves.ts';
import * as strikes from './strikes.ts';

/** Everything a player can do on the screen of a hunt. Each says why when it cannot be done. */
export function createCommands(model: HuntModel) {
  return {
    ...deskCommands(model.desk),
    act: (chosen: ManAct) => act(model, chosen),
    rise: () => moves.rise(model),
    secondWind: () => moves.secondWind(model),
    move: (figure: string, to: Cell, facing: number, pickUp = false) => moves.move(model, figure, to, facing, pickUp),
    chooseHex: (cell: Cell) => moves.chooseHex(model, cell),
    turn: (facing: number) => moves.turn(model, facing),
    othersStay: () => moves.othersStay(model),
    asAdvised: () => moves.asAdvised(model),
    hold: () => moves.hold(model),
    setStrike: (figure: string, card: string | null, area?: StrikeChoice['area']) => strikes.setStrike(model, figure, card, area),
    reorder: (figure: string, by: -1 | 1) => strikes.reorder(model, figure, by),
    strikeAfterAll: () => strikes.strikeAfterAll(model),
    strike: (only?: string) => strikes.strike(model, only),
    commit: () => answers.commit(model),
    defend: (key?: string) => answers.defend(model, key),
    arm: (key: string) => answers.arm(model, key),
    chooseCard: (n: number) => answers.chooseCard(model, n),
    strikeAt: (figure: string, beast: string) => strikes.strikeAt(model, figure, beast),
    mind: (beast: string) => looks.mind(model, beast),
    mindNext: () => looks.mindNext(model),
    tellWhirl: () => looks.tellWhirl(model),
    toggleGhost: () => looks.toggleGhost(model),
  };
}

export type HuntCommands = ReturnType<typeof createCommands>;
