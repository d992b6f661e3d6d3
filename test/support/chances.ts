import type { BoutEvent } from '../../src/engine/bout/index.ts';
import type { Rng } from '../../src/engine/dice/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';

/**
 * Whether told chances are true: a position is played on many times with other dice, and what came true is held against what
 * was told. `npm run chances` plays all of it; a plain test plays a sample.
 */
const THOROUGH = process.env.THOROUGH === 'yes';

/** A size that a thorough run makes greater. */
export function sample(usual: number, thorough: number): number {
  return THOROUGH ? thorough : usual;
}

/** How many times a position is played on. */
export const TIMES = sample(150, 10_000);

/** What was told of a position, and how to see of one course whether it came true; null where that course cannot tell. */
export interface Told<Seen> {
  /** What the chance is of, the same for all positions: chances of a kind are added up too. */
  readonly kind: string;
  /** Of whom or what in this position. */
  readonly of: string;
  readonly chance: { valueOf(): number };
  readonly cameTrue: (seen: Seen) => boolean | null;
}

/** One course of a position: all that happened, and where it was left. */
export interface Course<B> {
  readonly events: readonly BoutEvent[];
  readonly bout: B;
}

/** Plays copies of a position on, each with dice of its own; the position itself is left alone. */
export function courses<B extends { clone(rng?: Rng): unknown }>(
  from: B,
  seed: string,
  on: (copy: B) => readonly BoutEvent[],
): Course<B>[] {
  return Array.from({ length: TIMES }, (_, i) => {
    const bout = from.clone(seededRng(`${seed}/${i}`)) as B;
    return { events: on(bout), bout };
  });
}

/** Trials of chances that need not be alike: how many came true, how many should have, and how far off they may be. */
interface Tally {
  trials: number;
  true: number;
  expected: number;
  variance: number;
}

/** Natural logarithm of how unlikely a tally must be to be a fault: one in nine million for each that is looked at. */
const UNLIKELY = 16;
/** Equally wide classes of chances that are added up apart: too high for some and too low for others is found too. */
const CLASSES = 10;

/** Bernstein's inequality: right for any number of trials and for chances near 0 and 1. */
function isUnlikely({ true: seen, expected, variance }: Tally): boolean {
  const off = Math.abs(seen - expected);
  return (off * off) / (2 * variance + (2 / 3) * off) > UNLIKELY;
}

/** Chances that were told, against what came of them. */
export class Chances {
  private readonly tallies = new Map<string, Tally>();
  private readonly wrong: string[] = [];
  private readonly seen = new Set<string>();

  /** Holds all that was told of a position against its courses. */
  weigh<Seen>(position: string, told: readonly Told<Seen>[], all: readonly Seen[]): void {
    for (const { kind, of, chance, cameTrue } of told) {
      const answers = all.map(cameTrue).filter((answer) => answer !== null);
      this.count({ position, kind, of }, chance.valueOf(), answers);
    }
  }

  private count({ position, kind, of }: { position: string; kind: string; of: string }, chance: number, answers: readonly boolean[]): void {
    if (answers.length === 0) return;
    this.seen.add(kind);
    const trials = answers.length;
    const came = answers.filter(Boolean).length;
    const one = { trials, true: came, expected: trials * chance, variance: trials * chance * (1 - chance) };
    const impossible = (chance <= 0 && came > 0) || (chance >= 1 && came < trials);
    if (impossible || isUnlikely(one)) this.wrong.push(complaint(`${position}: ${kind} of ${of}`, one));
    const group = `${kind}, told between ${Math.min(CLASSES - 1, Math.floor(chance * CLASSES)) * CLASSES} and ${CLASSES} more`;
    const sum = this.tallies.get(group) ?? { trials: 0, true: 0, expected: 0, variance: 0 };
    this.tallies.set(group, {
      trials: sum.trials + trials,
      true: sum.true + came,
      expected: sum.expected + one.expected,
      variance: sum.variance + one.variance,
    });
  }

  /** Kinds of which a chance was weighed. */
  get kinds(): string[] {
    return [...this.seen].toSorted();
  }

  /** What was told and is not so. */
  get falseOnes(): string[] {
    const together = [...this.tallies]
      .filter(([, tally]) => isUnlikely(tally))
      .map(([group, tally]) => complaint(`together: ${group}`, tally));
    return [...this.wrong, ...together];
  }
}

function complaint(what: string, { trials, true: came, expected }: Tally): string {
  const percent = (part: number): string => `${((100 * part) / trials).toFixed(1)} %`;
  return `${what} is told as ${percent(expected)} and came true in ${percent(came)} of ${trials}`;
}

/** What a test needs of a bout of any game. */
interface Playable<A> {
  decision(): unknown;
  actions(): A[];
  play(action: A): readonly BoutEvent[];
  clone(rng?: Rng): unknown;
}

/** What is told of an answer, and how the position is played on until that is settled. */
export interface Question<B> {
  /** Questions of a kind are asked so often, and no oftener. */
  readonly kind: string;
  readonly told: readonly Told<Course<B>>[];
  readonly on: (copy: B) => readonly BoutEvent[];
}

export interface Fights<A, B extends Playable<A>> {
  readonly begin: Iterable<{ readonly seed: string; readonly bout: B }>;
  /** All that a screen tells of a position. */
  readonly questions: (bout: B) => readonly Question<B>[];
  /** How often a question of a kind is asked. */
  readonly often: number;
  /** Who plays the fights; any legal answer when nobody does. */
  readonly choose?: (bout: B, player: Rng) => A;
}

const MOST_ANSWERS = 400;

/** Plays fights by random answers and holds what is told of their positions against ten thousand plays of them. */
export function weighFights<A, B extends Playable<A>>({ begin, questions, often, choose = anyAnswer }: Fights<A, B>): Chances {
  const chances = new Chances();
  const asked = new Map<string, number>();
  for (const { seed, bout } of begin) {
    const player = seededRng(`${seed} chances`);
    for (let i = 0; i < MOST_ANSWERS && bout.decision(); i += 1) {
      for (const { kind, told, on } of questions(bout)) {
        const times = asked.get(kind) ?? 0;
        if (times >= often || (times > 0 && player.die(SPARING) > 1)) continue;
        asked.set(kind, times + 1);
        chances.weigh(`${seed} answer ${i}`, told, courses(bout, `${seed}/${i}/${kind}`, on));
      }
      bout.play(choose(bout, player));
    }
  }
  return chances;
}

function anyAnswer<A>(bout: Playable<A>, player: Rng): A {
  const actions = bout.actions();
  return actions[player.die(actions.length) - 1]!;
}

/** One question in so many is asked, that those of a kind come from many fights. */
const SPARING = 5;
