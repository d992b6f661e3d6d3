import { loadCatalogue } from '../catalogue/index.ts';
import { damnatio } from '../rulesets/damnatio/index.ts';
import type { HuntRuleset } from '../rulesets/damnatio/index.ts';
import type { Simulation, Tally } from '../session/index.ts';
import { simulate } from '../session/index.ts';
import { contentFiles } from './content-files.ts';

/** A part of a simulation for one worker. */
export interface SimJob {
  readonly folders: readonly string[];
  readonly simulation: Simulation;
  readonly from: number;
  readonly to: number;
}

let loaded: { readonly key: string; readonly ruleset: HuntRuleset } | null = null;

function rulesetFor(folders: readonly string[]): HuntRuleset {
  const key = folders.join('\n');
  if (loaded?.key !== key) loaded = { key, ruleset: damnatio(loadCatalogue(contentFiles(folders)).catalogue!.damnatio) };
  return loaded.ruleset;
}

/** Plays a part and returns its counts; aggregates only, so that memory does not grow with the number of hunts. */
export default function runJob({ folders, simulation, from, to }: SimJob): Tally {
  return simulate(rulesetFor(folders), simulation, from, to);
}
