import { policies } from '../bots/index.ts';
import type { PolicyName } from '../bots/index.ts';
import type { Hunt, HuntRuleset, HuntSetup, World } from '../rules/index.ts';
import type { HuntGame } from '../../../session/game.ts';
import { boutSeeds, playOne } from '../../../session/simulation/play-one.ts';
import type { Tally } from './tally.ts';
import { countOutcome, DetailCounter, emptyTally, settle } from './tally.ts';

/** Many hunts of one set-up. */
export interface Simulation {
  readonly setup: HuntSetup;
  readonly policy: PolicyName;
  readonly seed: string;
  /** Whether events are built and read for charges, steps and attacks. */
  readonly detail: boolean;
}

export const huntSeeds = boutSeeds;

function menOf({ state }: Hunt): ReadonlySet<string> {
  return new Set(state.men.map(({ id }) => id));
}

/** Plays one hunt to its end and counts it. */
export function simulateOne(
  rules: HuntRuleset,
  world: World,
  { setup, policy, seed, detail }: Simulation,
  index: number,
  tally: Tally,
): void {
  const readerFor = (hunt: Hunt) => new DetailCounter(tally, menOf(hunt));
  const { bout, decisions } = playOne<HuntGame>({ rules, world, setup, seed }, index, policies[policy], detail ? readerFor : null);
  countOutcome(tally, bout.state.outcome!, menOf(bout), decisions);
}

/** Plays hunts number `from` to `to`, the last not included. */
export function simulate(rules: HuntRuleset, simulation: Simulation, from: number, to: number): Tally {
  const world = rules.prepare(simulation.setup);
  const tally = emptyTally();
  for (let index = from; index < to; index += 1) simulateOne(rules, world, simulation, index, tally);
  settle(tally);
  return tally;
}
