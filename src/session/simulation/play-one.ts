import type { BoutEvent } from '../../engine/bout/index.ts';
import { beginBout } from '../../engine/bout/index.ts';
import type { Rng } from '../../engine/dice/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { BotViewOf, BoutOf, Game, RulesOf } from '../game.ts';

/** Answers decisions. Synchronous; chance comes from a stream of its own. */
export type PolicyOf<G extends Game> = (bout: BotViewOf<G>, rng: Rng) => G['action'];

/** Seed of the bout and of the players, for bout number `index` of many. */
export function boutSeeds(seed: string, index: number): { readonly bout: string; readonly player: string } {
  return { bout: `${seed}/${index}`, player: `${seed}/${index}/player` };
}

/** Many bouts of one set-up: each has a seed of its own made of the common seed and its number. */
export interface Series<G extends Game> {
  readonly rules: RulesOf<G>;
  /** Prepared once for all bouts. */
  readonly world: G['world'];
  readonly setup: G['setup'];
  readonly seed: string;
}

/** Reads the log of one bout. */
export interface Reader {
  read(event: BoutEvent): void;
  end(): void;
}

/**
 * Plays one bout of a series to its end. A reader is made once the figures stand on the sand; without one no events are
 * built.
 */
export function playOne<G extends Game>(
  { rules, world, setup, seed }: Series<G>,
  index: number,
  policy: PolicyOf<G>,
  readerFor: ((bout: BoutOf<G>) => Reader) | null,
): { readonly bout: BoutOf<G>; readonly decisions: number } {
  const seeds = boutSeeds(seed, index);
  const player = seededRng(seeds.player);
  const { bout, events } = beginBout(rules, world, setup, seededRng(seeds.bout), { log: readerFor !== null });
  const reader = readerFor?.(bout);
  if (reader) for (const event of events) reader.read(event);
  let decisions = 0;
  for (; !bout.outcome(); decisions += 1) {
    const told = bout.play(policy(bout.forBots, player));
    if (reader) for (const event of told) reader.read(event);
  }
  reader?.end();
  return { bout, decisions };
}
