import type { FigureId } from '../engine/bout/index.ts';
import { beginBout } from '../engine/bout/index.ts';
import type { Rng, RngState } from '../engine/dice/index.ts';
import { seededRng } from '../engine/dice/index.ts';
import type { BoutSession } from './bout-session.ts';
import { beginSession } from './bout-session.ts';
import { finishing } from './finish.ts';
import { MOST_LINKED } from './link-envelope.ts';
import type { BotViewOf, BoutOf, Game } from './game.ts';
import type { GameKit } from './kit.ts';
import { gameOf } from './kit.ts';
import { playersOf } from './simulation/simulate.ts';
import type { Sliced } from './slices.ts';

/** A bout that bots play from its first answer to its last: whoever opens it sees the same. */
export interface Watch<G extends Game = Game> {
  readonly setup: G['setup'];
  readonly seed: string;
  /** Name of the bot that plays each side, in the order of the sides. */
  readonly bots: readonly string[];
}

/**
 * Most answers that a watched bout is played for: as many as a link may hold. No bout of a career comes near it; one that would
 * is left undecided there, whoever plays it, so that a career goes on and its replay shows the same.
 */
const MOST = MOST_LINKED;

/** Answers for everybody. */
type Answering<G extends Game> = (bout: BotViewOf<G>) => G['action'];

function botsRng(seed: string): Rng {
  return seededRng(`${seed}/bots`);
}

/** What bots choose by lot has a stream of its own. Throws `TypeError` for a bot that is not here. */
function answeringFor<G extends Game>(kit: GameKit, { setup, seed, bots }: Watch<G>, rng = botsRng(seed)): Answering<G> {
  const { desk } = gameOf<G>(kit, setup);
  const players = Object.fromEntries(desk.sides(setup).map((side, place) => [side, bots[place]!]));
  const policy = playersOf<G>(desk, { setup, players });
  return (bout) => policy(bout, rng);
}

/** The dice that the bots of a watched bout had before each answer, by the positions of its replay. Yields after every answer. */
export function* diceByBots<G extends Game = Game>(
  kit: GameKit,
  watch: Watch<G>,
  positions: readonly BoutOf<G>[],
): Sliced<readonly RngState[]> {
  const rng = botsRng(watch.seed);
  const decide = answeringFor(kit, watch, rng);
  const states: RngState[] = [];
  for (const { forBots } of positions) {
    states.push(rng.save());
    if (forBots.decision()) decide(forBots);
    yield;
  }
  return states;
}

/** Who plays each figure of a watched bout. */
export function playersByBots<G extends Game = Game>(
  kit: GameKit,
  { setup, bots }: Pick<Watch<G>, 'setup' | 'bots'>,
): Readonly<Record<FigureId, string>> {
  const { desk } = gameOf<G>(kit, setup);
  const sides = desk.sides(setup);
  return Object.fromEntries(desk.seats(setup).map(({ figure, side }) => [figure, bots[sides.indexOf(side)]!]));
}

/** Sees the position after every answer, and how many there were. */
type Looking<G extends Game> = (bout: BoutOf<G>, answers: number) => void;

/** What is noted of a watched bout while it is played. */
export interface Noted<G extends Game = Game> {
  /** Is given the dice that the bots had before each answer. */
  readonly dice?: RngState[];
  readonly looked?: Looking<G>;
}

/**
 * Plays a watched bout to its end, or as far as it is played, with everything that a replay tells. Yields after every answer.
 */
export function* playedByBots<G extends Game = Game>(
  kit: GameKit,
  watch: Watch<G>,
  { dice, looked }: Noted<G> = {},
): Sliced<BoutSession<G>> {
  const rng = botsRng(watch.seed);
  const answer = answeringFor(kit, watch, rng);
  const decide: Answering<G> = (bout) => {
    dice?.push(rng.save());
    return answer(bout);
  };
  const session = beginSession<G>(kit, watch.setup, watch.seed);
  let answers = 0;
  const play = finishing(
    session,
    () => ({ decide, deputed: false }),
    () => answers < MOST,
  );
  while (!play.next().done) {
    answers += 1;
    looked?.(session.bout, answers);
    yield;
  }
  return session;
}

/**
 * The same bout without a log, as fast as it can be played. Yields after every answer.
 */
export function* settledByBots<G extends Game = Game>(kit: GameKit, watch: Watch<G>, looked: Looking<G>): Sliced<BoutOf<G>> {
  const { rules } = gameOf<G>(kit, watch.setup);
  const decide = answeringFor(kit, watch);
  const { bout } = beginBout(rules, rules.prepare(watch.setup), watch.setup, seededRng(watch.seed), { log: false });
  for (let answers = 1; answers <= MOST && !bout.outcome(); answers += 1) {
    bout.play(decide(bout.forBots));
    looked(bout, answers);
    yield;
  }
  return bout;
}
