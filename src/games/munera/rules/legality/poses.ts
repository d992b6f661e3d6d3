import type { Cell } from '../../../../engine/hex/index.ts';
import { costOf, type MuneraAction } from '../deeds/index.ts';
import { fighterAt } from '../state/lookup.ts';
import type { Fighter } from '../state/state.ts';
import { stepTo, type View } from '../state/world.ts';
import { TIRING_AP } from '../turn/turn.ts';
import { muneraRefusal } from './legal.ts';

/** A place and a facing within a turn, by the cheapest way of steps and turns. */
export interface TurnPose {
  readonly cell: Cell;
  readonly facing: number;
  /** AP of the way. */
  readonly cost: number;
  /** The last answer of the way and the pose before it; null for where the turn stands. */
  readonly by: MuneraAction | null;
  readonly before: TurnPose | null;
}

const WAYS = [0, 1, 2, 3, 4, 5];
const WALKS: readonly Extract<MuneraAction, { type: 'move' | 'turn' }>[] = [
  ...WAYS.map((direction) => ({ type: 'move' as const, direction })),
  ...WAYS.map((facing) => ({ type: 'turn' as const, facing })),
];

/** A position in which the fighter whose turn it is can be put elsewhere, to ask the rules from there; the given one is left alone. */
export interface Tried {
  readonly view: View;
  put(pose: Pick<TurnPose, 'cell' | 'facing' | 'cost'>): void;
}

export function tried({ world, state }: View): Tried {
  const fighters = state.fighters.slice();
  const me: Fighter = { ...fighters[state.turn.fighter]! };
  fighters[state.turn.fighter] = me;
  const turn = { ...state.turn };
  const { ap, spent, seventh } = state.turn;
  const { fatigue } = me;
  const atOnce = world.lex.fatigueSevenTiming === 'immediate';
  return {
    view: { world, state: { ...state, fighters, turn } },
    put({ cell, facing, cost }) {
      const tires = atOnce && !seventh && spent + cost >= TIRING_AP;
      Object.assign(me, { cell, facing, fatigue: fatigue + (tires ? 1 : 0) });
      Object.assign(turn, { ap: ap - cost, spent: spent + cost, seventh: seventh || tires });
    },
  };
}

/** Where a step or a turn leads to. */
function led({ world }: View, from: TurnPose, action: (typeof WALKS)[number], cost: number): TurnPose {
  const to = action.type === 'move' ? { cell: stepTo(world, from.cell, action.direction) } : { facing: action.facing };
  return { cell: from.cell, facing: from.facing, ...to, cost: from.cost + cost, by: action, before: from };
}

/**
 * Every pose that whoever has the turn can come to with the AP that he has, the cheapest first, his own before all; each
 * step and turn is asked of the rules. Only in the step `act`.
 */
export function posesInTurn(view: View): TurnPose[] {
  const { fighter, ap } = view.state.turn;
  const { cell, facing } = fighterAt(view, fighter);
  const trial = tried(view);
  const levels: TurnPose[][] = Array.from({ length: ap + 1 }, () => []);
  levels[0]!.push({ cell, facing, cost: 0, by: null, before: null });
  const seen = new Set<number>();
  const found: TurnPose[] = [];
  for (const level of levels) {
    for (const pose of level) {
      const key = pose.cell * WAYS.length + pose.facing;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(pose);
      trial.put(pose);
      for (const action of WALKS) {
        if (muneraRefusal(trial.view, action)) continue;
        const { base, surcharge } = costOf(trial.view, action);
        levels[pose.cost + base + surcharge]!.push(led(view, pose, action, base + surcharge));
      }
    }
  }
  return found;
}

/** The answers that lead to a pose, in their order. */
export function wayTo(pose: TurnPose): MuneraAction[] {
  const way: MuneraAction[] = [];
  for (let at: TurnPose | null = pose; at?.by; at = at.before) way.unshift(at.by);
  return way;
}
