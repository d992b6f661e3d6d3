import Tinypool from 'tinypool';
import type { PlayContent } from '../catalogue/index.ts';
import { damnatio, damnatioContent } from '../games/damnatio/rules/index.ts';
import { munera, muneraContent } from '../games/munera/rules/index.ts';
import type { MuneraSimulation, MuneraTally, Rules, Simulation, Tally } from '../session/index.ts';
import { simulate, simulateMunera } from '../session/index.ts';

/** What a worker plays with; it is handed over once, checked, when the worker starts. */
export type SimContent = Pick<PlayContent, 'content'>;

/** A part of a simulation for one worker. */
export interface SimJob {
  readonly simulation: Simulation | MuneraSimulation;
  readonly from: number;
  readonly to: number;
}

let made: Rules | null = null;

function ownRules(): Rules {
  if (!made) {
    const content = Tinypool.workerData as SimContent;
    made = { damnatio: damnatio(damnatioContent(content)), munera: munera(muneraContent(content)) };
  }
  return made;
}

/** Plays a range of a simulation of either ruleset. */
export function playRange(rules: Rules, simulation: Simulation | MuneraSimulation, from: number, to: number): Tally | MuneraTally {
  if ('players' in simulation) return simulateMunera(rules.munera, simulation, from, to);
  return simulate(rules.damnatio, simulation, from, to);
}

/** Plays a part and returns its counts; aggregates only, so that memory does not grow with the number of bouts. */
export default function runJob({ simulation, from, to }: SimJob): Tally | MuneraTally {
  return playRange(ownRules(), simulation, from, to);
}
