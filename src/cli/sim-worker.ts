import Tinypool from 'tinypool';
import { DESKS } from '../games/headless.ts';
import type { ContentAtHand, GameKit, Simulation } from '../session/index.ts';
import { gameOf, kitOf, simulate } from '../session/index.ts';

/** A part of a simulation for one worker. */
export interface SimJob {
  readonly simulation: Simulation;
  readonly from: number;
  readonly to: number;
}

let made: GameKit | null = null;

/** A worker is handed its content once, checked, when it starts. */
function ownKit(): GameKit {
  made ??= kitOf(DESKS, Tinypool.workerData as ContentAtHand);
  return made;
}

/** Plays a range of a simulation and returns its counts. */
export function playRange(kit: GameKit, simulation: Simulation, from: number, to: number): object {
  return simulate(gameOf(kit, simulation.setup), simulation, from, to);
}

/** Plays a part and returns its counts; aggregates only, so that memory does not grow with the number of bouts. */
export default function runJob({ simulation, from, to }: SimJob): object {
  return playRange(ownKit(), simulation, from, to);
}
