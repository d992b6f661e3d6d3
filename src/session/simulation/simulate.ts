import type { Bot, Desk } from '../desk.ts';
import type { Game } from '../game.ts';
import type { GameAtHand } from '../kit.ts';
import type { PolicyOf } from './play-one.ts';
import { playOne } from './play-one.ts';

/** Many bouts of one set-up. */
export interface Simulation<G extends Game = Game> {
  readonly setup: G['setup'];
  /** Name of the bot that plays each side; `*` for every side that is not named. */
  readonly players: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Whether events are built and read for what only they tell. */
  readonly detail: boolean;
}

type Players<G extends Game> = Pick<Simulation<G>, 'setup' | 'players'>;

/** One policy for all sides: each decision goes to the bot of its side. Throws `TypeError` for a side that nobody plays. */
export function playersOf<G extends Game>({ bots, sides }: Pick<Desk<G>, 'bots' | 'sides'>, { setup, players }: Players<G>): PolicyOf<G> {
  const bySide = new Map<string, PolicyOf<G>>();
  for (const side of sides(setup)) {
    const name = Object.hasOwn(players, side) ? players[side]! : players['*'];
    if (name === undefined || !Object.hasOwn(bots, name))
      throw new TypeError(`players.${side} must be one of ${Object.keys(bots).join(', ')}`);
    bySide.set(side, askedByName(name, bots[name]!));
  }
  const [first] = bySide.values();
  if (!first || bySide.size === 1) return first ?? noSides();
  /** Whoever answers for none of the sides, such as a judge, is played like the first of them. */
  return (bout, rng) => (bySide.get(bout.decision()!.side) ?? first)(bout, rng);
}

/** A bot whose faults bear its name and the place. */
function askedByName<G extends Game>(name: string, bot: Bot<G>): PolicyOf<G> {
  return (bout, rng) => {
    try {
      return bot.policy(bout, rng);
    } catch (error) {
      const asked = JSON.stringify(bout.decision());
      throw new Error(`the bot ${name} has no answer to ${asked}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  };
}

function noSides(): never {
  throw new TypeError('setup has no side that anybody could play');
}

/** Plays bouts number `from` to `to`, the last not included, and counts them. */
export function simulate<G extends Game>({ desk, rules }: GameAtHand<G>, simulation: Simulation<G>, from: number, to: number): object {
  const { setup, seed, detail } = simulation;
  const series = { rules, world: rules.prepare(setup), setup, seed };
  const policy = playersOf(desk, simulation);
  const { tallying } = desk;
  const tally = tallying.empty();
  for (let index = from; index < to; index += 1) {
    const { bout, decisions } = playOne<G>(series, index, policy, detail ? (opened) => tallying.reader(tally, opened) : null);
    tallying.count(tally, bout, decisions);
  }
  tallying.settle(tally);
  return tally;
}

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
