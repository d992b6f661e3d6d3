import type { Action } from '../../../../engine/bout/index.ts';
import type { Refused } from '../keys.ts';
import { sureOdds } from '../odds/answers.ts';
import { actorOf } from '../state/lookup.ts';
import type { Fighter } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { DIRECTION, fixed } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS, TOGETHER } from './deed.ts';
import { isDirection, SIX } from './directions.ts';
import { directionIn } from './lines.ts';
import type { Cost } from './purse.ts';
import { ap, costRefusal } from './purse.ts';
import { refuse } from './refusals.ts';

/** A new facing. */
export interface Turn {
  readonly type: 'turn';
  readonly facing: number;
}

const TURNS = SIX.map((facing) => fixed<Turn>({ type: 'turn', facing }));
const NO_DIRECTION = refuse('M-063', 'no-such-direction');
const SAME_FACING = refuse('M-066', 'same-facing');
const PER_90 = [0, 1, 2, 2, 2, 1].map((base) => ap(base));
const PER_HEXSIDE = [0, 1, 2, 3, 2, 1].map((base) => ap(base));

/** Cost of a turn by its hexsides clockwise: by the angle, a quarter turn an AP; or by hexsides (M-066). */
export function turnCosts({ world }: View): readonly Cost[] {
  return world.lex.turnCost === 'per90' ? PER_90 : PER_HEXSIDE;
}

function costBetween(costs: readonly Cost[], from: number, to: number): Cost {
  return costs[(to - from + 6) % 6]!;
}

function price(view: View, { facing }: Turn): Cost {
  return costBetween(turnCosts(view), actorOf(view).facing, facing);
}

function refusal(view: View, action: Turn): Refused | null {
  const fighter = actorOf(view);
  if (!isDirection(action.facing)) return NO_DIRECTION;
  if (action.facing === fighter.facing) return SAME_FACING;
  return costRefusal(view, fighter, price(view, action));
}

/** Legal turns. */
export function listTurns(view: View, list: Action[], { facing: from }: Fighter, purse: number): void {
  const costs = turnCosts(view);
  for (let facing = 0; facing < TURNS.length; facing += 1) {
    if (facing !== from && costBetween(costs, from, facing).base <= purse) list.push(TURNS[facing]!);
  }
}

function perform(play: Play, { facing }: Turn): void {
  const fighter = actorOf(play);
  play.referee.tell?.({ type: 'faced', figure: fighter.id, from: fighter.facing, to: facing, rules: ['M-066'] });
  fighter.facing = facing;
}

/** Each turn is paid by itself (M-066). */
export const turn: Deed<Turn> = {
  type: 'turn',
  steps: ACT,
  fields: { facing: DIRECTION },
  rolls: NO_ROLLS,
  listing: TOGETHER,
  price,
  refusal,
  perform,
  odds: sureOdds,
  write: (_, { facing }) => `turns D${facing}`,
  read(line) {
    const facing = directionIn(line, 'turns');
    return facing === null ? null : [{ type: 'turn', facing }];
  },
};
