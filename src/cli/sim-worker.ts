import { loadCatalogue } from '../catalogue/index.ts';
import { damnatio } from '../rulesets/damnatio/index.ts';
import { munera } from '../rulesets/munera/index.ts';
import type { MuneraSimulation, MuneraTally, Rules, Simulation, Tally } from '../session/index.ts';
import { simulate, simulateMunera } from '../session/index.ts';
import { contentFiles } from './content-files.ts';

/** A part of a simulation for one worker. */
export interface SimJob {
  readonly folders: readonly string[];
  readonly simulation: Simulation | MuneraSimulation;
  readonly from: number;
  readonly to: number;
}

let loaded: { readonly key: string; readonly rules: Rules } | null = null;

function rulesFor(folders: readonly string[]): Rules {
  const key = folders.join('\n');
  if (loaded?.key !== key) {
    const catalogue = loadCatalogue(contentFiles(folders)).catalogue!;
    loaded = { key, rules: { damnatio: damnatio(catalogue.damnatio), munera: munera(catalogue.munera) } };
  }
  return loaded.rules;
}

/** Plays a range of a simulation of either ruleset. */
export function playRange(rules: Rules, simulation: Simulation | MuneraSimulation, from: number, to: number): Tally | MuneraTally {
  if ('players' in simulation) return simulateMunera(rules.munera, simulation, from, to);
  return simulate(rules.damnatio, simulation, from, to);
}

/** Plays a part and returns its counts; aggregates only, so that memory does not grow with the number of bouts. */
export default function runJob({ folders, simulation, from, to }: SimJob): Tally | MuneraTally {
  return playRange(rulesFor(folders), simulation, from, to);
}
