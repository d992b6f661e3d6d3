import type { Rng } from '../../../engine/dice/index.ts';
import { distance } from '../../../engine/hex/index.ts';
import { byLot, newcomerOf, type Notes } from '../../../engine/mind/index.ts';
import { areOpponents, type MuneraAction, type MuneraView, stepTo } from '../rules/index.ts';
import { greedy } from './greedy.ts';
import { disarms } from './handling.ts';
import type { MuneraPolicy } from './policy.ts';

const PURPOSEFUL: ReadonlySet<MuneraAction['type']> = new Set(['attack', 'whirl', 'grapple', 'draw', 'pick-up']);

/** Hexes to the nearest opponent from where a step in a direction leads; without a direction, from where he stands. */
function away({ world, state }: MuneraView, direction: number | null): number {
  const fighter = state.fighters[state.turn.fighter]!;
  const cell = direction === null ? fighter.cell : stepTo(world, fighter.cell, direction);
  let least = Infinity;
  for (const other of state.fighters) {
    if (areOpponents(fighter, other)) least = Math.min(least, distance(world.arena, cell, other.cell));
  }
  return least;
}

function closesIn(bout: MuneraView, action: MuneraAction): boolean {
  return action.type === 'move' && away(bout, action.direction) < away(bout, null);
}

/** Any of some answers; every other time one that attacks, arms or comes nearer, if there is one, so that bouts end. */
export function randomOf(bout: MuneraView, actions: readonly MuneraAction[], rng: Rng, notes?: Notes<MuneraAction>): MuneraAction {
  if (rng.die(2) === 1) {
    const bold = actions.filter((action) => PURPOSEFUL.has(action.type) || closesIn(bout, action));
    if (bold.length > 0) {
      notes?.goes('means to attack, to arm himself or to come nearer');
      return byLot(bold, rng, notes);
    }
  }
  return byLot(actions, rng, notes);
}

/** Any legal answer. */
export const random: MuneraPolicy = (bout, rng, notes) => randomOf(bout, bout.actions(), rng, notes);

/** Any answer that leaves him his arms. */
const tries: MuneraPolicy = (bout, rng, notes) => {
  const actions = bout.actions();
  const kept = actions.filter((action) => !disarms(bout.view, action));
  return randomOf(bout, kept.length > 0 ? kept : actions, rng, notes);
};

/** Somebody in his first hour: he goes for the nearest opponent, and now and then tries what another answer does. */
export const newcomer: MuneraPolicy = newcomerOf(greedy, tries, 'goes for the nearest opponent');
