import type { Estimate } from '../../../engine/odds/index.ts';
import { estimateIn, sigmasFor } from '../../../engine/odds/index.ts';
import type { PostMortem, WeighedChoice, WeighedLife } from '../../../hud/end/index.ts';
import type { BoutRecord, Game, Spans } from '../../../session/index.ts';
import type { Controllers } from '../../controllers.ts';
import { chanceIn } from '../chance.ts';
import { usualPlayer } from '../play-out.ts';
import type { Positions, Rules } from '../swings.ts';
import { positionsOf } from '../swings.ts';
import { alternativesTo } from './alternatives.ts';
import { choicesIn, decisionsIn, sampled } from './choices.ts';
import type { Weighed, Work } from './search.ts';
import { addPairs, bestOf, onScales, promise, runnersUp, search } from './search.ts';
import type { Balance } from './weighing.ts';
import { EVEN, gainOf, Scales } from './weighing.ts';

/** What a post-mortem is held of. */
export interface PostMortemOf<G extends Game> {
  readonly record: BoutRecord<G>;
  /** Who decided for whom. */
  readonly controllers: Controllers;
  /** What a bot answered in the player's place: those choices are left out. */
  readonly deputed?: Spans | undefined;
}

/** Tells, after so many roll-outs, which share of what may be spent on them is spent: by the clock, or by counting. */
export type Spent = (rollOuts: number) => number;

/** Choices of a bout that are looked at; of more, some evenly. */
const MOST_CHOICES = 60;
/** Answers of a record that can be held in memory as positions. */
const MOST_ANSWERS = 4000;
/** Of those found so many are measured at a time, and in all: dear ones; and good ones. */
const DEAR = { atOnce: 4, inAll: 12 } as const;
const GOOD = 2;
/** Shares of the time: for a first look, for finding, for looking closer at what was good, until which another is still begun. */
const FIRST = 0.08;
const FIND = 0.35;
const CLOSER = 0.4;
/** When nothing is left to measure, so many of the others are looked at again, so many times each. */
const AGAIN = { ways: 24, pairs: 16 } as const;
const LATEST = 0.8;
/** In the first look two are measured so often. */
const EARLY = { most: 2, pairs: 60 } as const;
/** Pairs of a block while measuring, and at most of one alternative. */
const BLOCK = 20;
const MOST_PAIRS = 2000;
/** Nothing more is spent on what after so many pairs stands out so little, in standard errors. */
const DOUBTFUL = [
  { pairs: 800, sigmas: 1.6 },
  { pairs: 400, sigmas: 1 },
  { pairs: 200, sigmas: 0.5 },
  { pairs: 100, sigmas: 0 },
] as const;
/** What is told while it is still being measured must stand out so far, as it has been looked at again and again. */
const STANDS_OUT = 3.4;
/** Share of the best that can come below which a difference is nothing to a player. */
const MATTERS = 0.01;
/** Of a gain so much must be one life's, and so sure, to be told as his. */
const HIS = { share: 0.4, sigmas: 2 } as const;
/** Roll-outs of the first choice's position: as many, and by the same dice, as are counted during a fight; fewer when time is short. */
const HOPED = { most: 400, least: 60, share: 0.1 } as const;

interface Finalist<G extends Game> extends Weighed<G> {
  /** -1 where the played answer is to be shown the better one. */
  readonly sign: 1 | -1;
  dropped: boolean;
}

function lifeIn({ lives, pairs }: Balance): WeighedLife | null {
  const all = [...lives].map(([figure, { kept, would, gain }]) => ({ figure, kept, would, gain: estimateIn(gain, [-1, 1]) }));
  const most = all.toSorted((a, b) => Math.abs(b.gain.mean) - Math.abs(a.gain.mean))[0];
  if (!most) return null;
  const total = all.reduce((sum, { gain }) => sum + Math.abs(gain.mean), 0);
  const sure = Math.abs(most.gain.mean) > HIS.sigmas * most.gain.error && Math.abs(most.gain.mean) >= HIS.share * total;
  return sure ? { figure: most.figure, kept: most.kept / pairs, would: most.would / pairs } : null;
}

/** One post-mortem being held. */
class Inquest<G extends Game> {
  private readonly game: Rules<G>;
  private readonly of: PostMortemOf<G>;
  private readonly positions: Positions<G>;
  private readonly scales: Scales<G>;
  private readonly most: number;
  private readonly spent: Spent;
  private finalists: Finalist<G>[] = [];
  private choices = 0;
  private byBot = 0;
  private place = 0;
  private first: number | undefined;
  private hoped: Estimate | null = null;

  constructor(game: Rules<G>, of: PostMortemOf<G>, spent: Spent) {
    if (of.record.actions.length > MOST_ANSWERS) throw new RangeError('the bout is too long to be played out');
    this.game = game;
    this.of = of;
    this.spent = spent;
    this.positions = positionsOf(game, of.record);
    this.scales = new Scales(game, of.record.setup, this.positions.bouts, usualPlayer(game.desk, of.controllers));
    this.most = game.desk.outlook.measureOf(of.record.setup).most;
  }

  private get share(): number {
    return Math.min(1, this.spent(this.scales.rollOuts));
  }

  private told({ way, balance }: Finalist<G>): WeighedChoice<G['action']> {
    const ends = [0, this.most] as const;
    return {
      step: way.step,
      round: this.positions.bouts[way.step]!.state.round,
      played: way.played,
      other: way.other,
      kept: estimateIn(balance.kept, ends),
      would: estimateIn(balance.would, ends),
      gain: gainOf(balance),
      life: lifeIn(balance),
      times: balance.pairs,
    };
  }

  private surely({ sign, balance }: Finalist<G>, sigmas: number): boolean {
    const { mean, error } = gainOf(balance);
    return sign * mean > sigmas * error && sign * mean >= MATTERS * this.most;
  }

  /** What is known so far. */
  report(done = false): PostMortem<G['action']> {
    const { bouts } = this.positions;
    const { outlook } = this.game.desk;
    const sigmas = done ? sigmasFor(this.finalists.length) : STANDS_OUT;
    const sure = this.finalists.filter((one) => this.surely(one, sigmas));
    const sized = (sign: 1 | -1): WeighedChoice<G['action']>[] =>
      sure
        .filter((one) => one.sign === sign)
        .toSorted((a, b) => sign * (gainOf(b.balance).mean - gainOf(a.balance).mean))
        .filter(({ way }, index, list) => list.findIndex((other) => other.way.choice === way.choice) === index)
        .map((one) => this.told(one));
    return {
      measure: outlook.measureOf(this.of.record.setup),
      bot: this.game.desk.usualBot,
      quick: outlook.quick ?? null,
      better: sized(1),
      praised: sized(-1),
      choices: this.choices,
      ...(this.byBot > 0 && { byBot: this.byBot }),
      hoped: this.hoped,
      came: outlook.hopesOf(this.of.record.setup, bouts.at(-1)!)[this.place] ?? 0,
      share: done ? 1 : Math.min(0.99, this.share),
      done,
    };
  }

  private *alternatives(): Work<Weighed<G>[]> {
    const { desk } = this.game;
    const { record } = this.of;
    const { own: all, byBot } = choicesIn(desk, record, this.positions, this.of);
    this.byBot = decisionsIn(desk, this.positions, byBot);
    this.place = all[0]?.place ?? 0;
    const ways = new Map<number, Weighed<G>[]>();
    for (const choice of all) {
      ways.set(choice.from, onScales(alternativesTo<G>(desk, record.actions, this.positions, choice)));
      yield;
    }
    const chosen = sampled(all, MOST_CHOICES, ({ from }) => (ways.get(from) ?? []).length > 0);
    this.choices = decisionsIn(desk, this.positions, all);
    this.first = all[0]?.from;
    return chosen.flatMap(({ from }) => ways.get(from) ?? []);
  }

  private *hope(): Work<void> {
    if (this.first === undefined) return;
    const { record, controllers } = this.of;
    const rollOuts = HOPED.most;
    for (const { hopes, rollOuts: done } of chanceIn(this.game, record.setup, this.positions.bouts[this.first]!, {
      rollOuts,
      controllers,
    })) {
      this.scales.rollOuts += 1;
      this.hoped = hopes[this.place] ?? hopes[0] ?? null;
      if (done >= HOPED.least && this.share >= HOPED.share) return;
      yield;
    }
  }

  private add(ways: readonly Weighed<G>[], sign: 1 | -1): void {
    const known = new Set(this.finalists.map(({ way }) => way));
    const fresh = ways.filter(({ way }) => !known.has(way));
    this.finalists.push(...fresh.map(({ way }) => ({ way, sign, dropped: false, balance: EVEN })));
  }

  private isHopeless({ sign, balance }: Finalist<G>): boolean {
    const doubt = DOUBTFUL.find(({ pairs }) => balance.pairs >= pairs);
    if (!doubt) return false;
    const { mean, error } = gainOf(balance);
    return sign * mean < doubt.sigmas * error;
  }

  private get canBegin(): boolean {
    return this.finalists.filter(({ sign }) => sign > 0).length < DEAR.inAll;
  }

  private isBegun({ way }: Weighed<G>): boolean {
    return this.finalists.some((one) => one.way === way);
  }

  /** Those that are still measured; for one that was dropped the next is begun, while there is time. */
  private open(next: Weighed<G>[]): Finalist<G>[] {
    const isOpen = (one: Finalist<G>): boolean => !one.dropped && one.balance.pairs < MOST_PAIRS;
    const dear = this.finalists.filter(({ sign }) => sign > 0);
    const free = Math.min(DEAR.atOnce - dear.filter(isOpen).length, DEAR.inAll - dear.length);
    if (this.share < LATEST) this.add(next.splice(0, Math.max(0, free)), 1);
    return this.finalists.filter(isOpen);
  }

  private *measure(next: Weighed<G>[]): Generator<PostMortem<G['action']> | undefined, void, undefined> {
    for (;;) {
      const open = this.open(next);
      if (open.length === 0) return;
      for (let i = 0; i < BLOCK; i += 1) {
        yield* addPairs(this.scales, open, 1, 'measure');
        if (this.share >= 1) return;
      }
      for (const one of open) one.dropped ||= this.isHopeless(one);
      yield this.report();
    }
  }

  *hold(): Generator<PostMortem<G['action']> | undefined, void, undefined> {
    const ways = yield* this.alternatives();
    yield this.report();
    yield* this.hope();
    let early = false;
    const first = function* (this: Inquest<G>, left: readonly Weighed<G>[]): Work<void> {
      if (early || this.share < FIRST) return;
      early = true;
      this.add(
        bestOf(left, EARLY.most, 1, ({ balance }) => gainOf(balance).mean),
        1,
      );
      yield* addPairs(this.scales, this.finalists, EARLY.pairs, 'measure');
    }.bind(this);
    const found = yield* search(this.scales, ways, () => this.share >= FIND, first);
    yield this.report();
    const good = new Set(runnersUp(ways, 2 * GOOD).map(({ way }) => way.choice));
    for (let i = 0; i < 16 && this.share < CLOSER; i += 1) {
      yield* addPairs(
        this.scales,
        ways.filter(({ way }) => good.has(way.choice)),
        1,
        'search',
      );
    }
    this.add(
      runnersUp(
        ways.filter(({ way }) => good.has(way.choice)),
        GOOD,
      ),
      -1,
    );
    yield* this.measure(found.filter((one) => !this.isBegun(one)));
    while (this.share < LATEST && this.canBegin) {
      const next = bestOf(
        ways.filter((one) => !this.isBegun(one)),
        AGAIN.ways,
        2,
        promise,
      );
      if (next.length === 0) break;
      yield* addPairs(this.scales, next, AGAIN.pairs, 'search');
      yield* this.measure(bestOf(next, DEAR.atOnce, 1, promise));
    }
    yield this.report(true);
  }
}

/**
 * Holds a post-mortem of what the player decided: finds with few roll-outs where something else may have been better, and
 * where nothing else was nearly as good; measures those anew with other dice, pair by pair with the same; and tells what
 * is more than chance, given how many were measured. Yields whenever it may be left alone, with a report when there is news;
 * the last one is done.
 */
export function postMortem<G extends Game>(
  game: Rules<G>,
  of: PostMortemOf<G>,
  spent: Spent,
): Generator<PostMortem<G['action']> | undefined, void, undefined> {
  return new Inquest(game, of, spent).hold();
}
