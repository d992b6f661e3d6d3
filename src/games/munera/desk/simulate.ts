import type { MuneraPolicy } from '../bots/index.ts';
import { MUNERA_POLICIES } from '../bots/index.ts';
import type { MuneraSetup, MuneraRuleset, World } from '../rules/index.ts';
import type { MuneraGame } from '../../../session/game.ts';
import type { MuneraTally } from './tally.ts';
import { countBout, emptyMuneraTally, MuneraCounter, settleMunera } from './tally.ts';
import { playOne } from '../../../session/simulation/play-one.ts';

/** Many bouts of one set-up. */
export interface MuneraSimulation {
  readonly setup: MuneraSetup;
  /** Name of the bot that plays each side; `*` for every side that is not named. */
  readonly players: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Whether events are built and read for attacks, doubles and appeals. */
  readonly detail: boolean;
}

/** Bots by name. */
export type MuneraBots = Readonly<Record<string, { readonly policy: MuneraPolicy }>>;

/** One policy for all sides: each decision goes to the bot of its side. Throws for a side that nobody plays. */
export function playersOf({ setup, players }: MuneraSimulation, bots: MuneraBots = MUNERA_POLICIES): MuneraPolicy {
  const bySide = new Map<string, MuneraPolicy>();
  for (const { side } of setup.fighters) {
    const name = Object.hasOwn(players, side) ? players[side]! : players['*'];
    if (name === undefined || !Object.hasOwn(bots, name))
      throw new TypeError(`players.${side} must be one of ${Object.keys(bots).join(', ')}`);
    bySide.set(side, bots[name]!.policy);
  }
  return (bout, rng) => bySide.get(bout.decision()!.side)!(bout, rng);
}

/** Plays one bout to its end and counts it. */
export function simulateBout(
  rules: MuneraRuleset,
  world: World,
  { setup, seed, detail }: MuneraSimulation,
  policy: MuneraPolicy,
  index: number,
  tally: MuneraTally,
): void {
  const readerFor = detail ? () => new MuneraCounter(tally) : null;
  const { bout, decisions } = playOne<MuneraGame>({ rules, world, setup, seed }, index, policy, readerFor);
  countBout(tally, bout, decisions);
}

/** Plays bouts number `from` to `to`, the last not included. */
export function simulateMunera(
  rules: MuneraRuleset,
  simulation: MuneraSimulation,
  from: number,
  to: number,
  bots?: MuneraBots,
): MuneraTally {
  const world = rules.prepare(simulation.setup);
  const policy = playersOf(simulation, bots);
  const tally = emptyMuneraTally();
  for (let index = from; index < to; index += 1) simulateBout(rules, world, simulation, policy, index, tally);
  settleMunera(tally);
  return tally;
}
