import type { Game } from '../game.ts';
import type { GameAtHand } from '../kit.ts';
import { playOne } from './play-one.ts';
import type { Simulation } from './simulate.ts';
import { playersOf } from './simulate.ts';

/** What bouts came to, one after the other: what the first side hopes for, rounds, and 1 where the first side won. */
export interface Measured {
  readonly hopes: readonly number[];
  readonly rounds: readonly number[];
  readonly won: readonly number[];
}

/** Plays bouts of a series, counts them as the game does, and notes what each came to. */
export function playMeasured<G extends Game>(
  { desk, rules }: GameAtHand<G>,
  simulation: Simulation<G>,
  from: number,
  to: number,
): { readonly tally: object; readonly outcomes: Measured } {
  const { setup, seed, detail } = simulation;
  const { tallying, outlook } = desk;
  const series = { rules, world: rules.prepare(setup), setup, seed };
  const policy = playersOf(desk, simulation);
  const [first] = desk.sides(setup);
  const tally = tallying.empty();
  const outcomes = { hopes: [] as number[], rounds: [] as number[], won: [] as number[] };
  for (let index = from; index < to; index += 1) {
    const { bout, decisions } = playOne<G>(series, index, policy, detail ? (opened) => tallying.reader(tally, opened) : null);
    tallying.count(tally, bout, decisions);
    outcomes.hopes.push(outlook.hopesOf(setup, bout)[0] ?? 0);
    outcomes.rounds.push(bout.state.round);
    outcomes.won.push(bout.outcome()?.winner === first ? 1 : 0);
  }
  tallying.settle(tally);
  return { tally, outcomes };
}
