import Tinypool from 'tinypool';
import { DESKS } from '../games/headless.ts';
import type { ContentAtHand, GameKit, Simulation } from '../session/index.ts';
import { gameOf, kitOf, simulate } from '../session/index.ts';
import type { CareersCell } from './ladder/play-career.ts';
import { playCareers } from './ladder/play-career.ts';

/** What is played: bouts of one simulation, or careers of one strategy and quality. */
export type Work = { readonly simulation: Simulation } | { readonly careers: CareersCell };

/** A part of a series for one worker. */
export interface SimJob {
  readonly work: Work;
  readonly from: number;
  readonly to: number;
}

let made: GameKit | null = null;

/** A worker is handed its content once, checked, when it starts. */
function ownKit(): GameKit {
  made ??= kitOf(DESKS, Tinypool.workerData as ContentAtHand);
  return made;
}

/** Plays a range of a series and returns its counts. */
export function playRange(kit: GameKit, work: Work, from: number, to: number): object {
  if ('careers' in work) return playCareers(kit, work.careers, from, to);
  return simulate(gameOf(kit, work.simulation.setup), work.simulation, from, to);
}

/** Plays a part and returns its counts; aggregates only, so that memory does not grow with what is played. */
export default function runJob({ work, from, to }: SimJob): object {
  return playRange(ownKit(), work, from, to);
}
