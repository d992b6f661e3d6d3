import { policies } from '../../ai/index.ts';
import type { PolicyName } from '../../ai/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { HuntRuleset, HuntSetup, World } from '../../rulesets/damnatio/index.ts';
import { beginHuntBout } from '../../rulesets/damnatio/index.ts';
import type { Tally } from './tally.ts';
import { countOutcome, DetailCounter, emptyTally, settle } from './tally.ts';

/** Many hunts of one set-up: each has a seed of its own made of the common seed and its number. */
export interface Simulation {
  readonly setup: HuntSetup;
  readonly policy: PolicyName;
  readonly seed: string;
  /** Whether events are built and read for charges, steps and attacks. */
  readonly detail: boolean;
}

/** Seed of the bout and of the player, for hunt number `index`. */
export function huntSeeds(seed: string, index: number): { readonly bout: string; readonly player: string } {
  return { bout: `${seed}/${index}`, player: `${seed}/${index}/player` };
}

/** Plays one hunt to its end and counts it. */
export function simulateOne(ruleset: HuntRuleset, world: World, simulation: Simulation, index: number, tally: Tally): void {
  const seeds = huntSeeds(simulation.seed, index);
  const policy = policies[simulation.policy];
  const player = seededRng(seeds.player);
  const { bout, events } = beginHuntBout(ruleset, simulation.setup, seededRng(seeds.bout), { log: simulation.detail, world });
  const menIds = new Set(bout.state.men.map(({ id }) => id));
  const counter = simulation.detail ? new DetailCounter(tally, menIds) : null;
  if (counter) for (const event of events) counter.read(event);
  let decisions = 0;
  while (!bout.state.outcome) {
    const told = bout.play(policy(bout, player));
    if (counter) for (const event of told) counter.read(event);
    decisions += 1;
  }
  counter?.end();
  countOutcome(tally, bout.state.outcome, menIds, decisions);
}

/** Plays hunts number `from` to `to`, the last not included. */
export function simulate(ruleset: HuntRuleset, simulation: Simulation, from: number, to: number): Tally {
  const world = ruleset.prepare(simulation.setup);
  const tally = emptyTally();
  for (let index = from; index < to; index += 1) simulateOne(ruleset, world, simulation, index, tally);
  settle(tally);
  return tally;
}
