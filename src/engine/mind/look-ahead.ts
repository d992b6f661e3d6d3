import type { Action, BotView, Decision } from '../bout/index.ts';
import type { Rng } from '../dice/index.ts';
import { seededRng } from '../dice/index.ts';
import type { Weighed } from './grade.ts';

/** What looking ahead must know of a game. */
export interface Outlook<Seen, A> {
  /** Answers worth looking into, each with what it seems worth at first sight. */
  candidates(seen: Seen): readonly Weighed<A>[];
  /** Plays on for everybody while it is looked ahead; quick rather than good. */
  quick(seen: Seen, rng: Rng): A;
  /** Whether it was looked far enough ahead of where the decision was. */
  isFar(seen: Seen, from: Seen): boolean;
  /** What a position is worth to a side, in the measure of the candidates. */
  worth(seen: Seen, side: string): number;
}

/** How much is looked at. */
export interface Bounds {
  /** Answers played in imagination in one decision. */
  readonly nodes: number;
  /** Candidates that are looked into; the others are left at first sight. */
  readonly width: number;
  /** Candidates that seem so much worse than the best are not looked into. */
  readonly margin: number;
  /** Standard errors by which a rival must be better. */
  readonly errors: number;
}

/** A candidate against the one that seems best at first sight, course by course with the same dice. */
interface Rival<A> {
  readonly action: A;
  /** How much more it came to: number, sum and sum of squares. */
  times: number;
  more: number;
  squares: number;
}

const SALT = 1 << 30;
/** At most so many answers in one imagined course, for games that never come far enough. */
const LONGEST = 60;

/** Plays an answer and what may follow in a copy with its own dice; returns what it comes to and how many answers it took. */
function imagine<World, State, A extends Action, D extends Decision, Seen extends BotView<World, State, A, D>>(
  outlook: Outlook<BotView<World, State, A, D>, A>,
  seen: Seen,
  action: A,
  seed: string,
): { readonly worth: number; readonly nodes: number } {
  const side = seen.decision()!.side;
  const copy = seen.imagine(seededRng(seed));
  const rng = seededRng(`${seed} players`);
  copy.play(action);
  let nodes = 1;
  while (nodes < LONGEST && copy.decision() && !outlook.isFar(copy.forBots, seen)) {
    copy.play(outlook.quick(copy.forBots, rng));
    nodes += 1;
  }
  return { worth: outlook.worth(copy.forBots, side), nodes };
}

/** The difference that its courses speak for, less what chance may have added: so many standard errors. */
function surely({ times, more, squares }: Rival<unknown>, errors: number): number {
  if (times < LEAST) return -Infinity;
  const mean = more / times;
  return mean - errors * Math.sqrt(Math.max(0, squares / times - mean * mean) / (times - 1));
}

/** Fewer courses say nothing. */
const LEAST = 6;

/**
 * Looks ahead within bounds: the answers that seem best are played on, each time with the same dice for all, and those
 * that fall behind are left. The one that seemed best at first sight is given up only for one that surely comes to more.
 * Chance comes from `rng` alone: the same view and dice give the same answer.
 */
export function lookAhead<World, State, A extends Action, D extends Decision>(
  outlook: Outlook<BotView<World, State, A, D>, A>,
  { nodes, width, margin, errors }: Bounds,
): (seen: BotView<World, State, A, D>, rng: Rng) => A {
  return (seen, rng) => {
    const [first, ...others] = outlook.candidates(seen).toSorted((a, b) => b.value - a.value);
    let rivals = others
      .filter(({ value }) => value >= first!.value - margin)
      .slice(0, width - 1)
      .map(({ action }): Rival<A> => ({ action, times: 0, more: 0, squares: 0 }));
    const salt = rivals.length > 0 ? rng.die(SALT) : 0;
    let spent = 0;
    for (let sample = 0; rivals.length > 0 && spent < nodes; sample += 1) {
      const usual = imagine(outlook, seen, first!.action, `${salt} ${sample}`);
      spent += usual.nodes;
      for (const rival of rivals) {
        const course = imagine(outlook, seen, rival.action, `${salt} ${sample}`);
        spent += course.nodes;
        const more = course.worth - usual.worth;
        rival.times += 1;
        rival.more += more;
        rival.squares += more * more;
      }
      if (sample + 1 >= LEAST) rivals = rivals.filter((rival) => surely(rival, -HOPELESS) > 0);
    }
    const best = rivals.toSorted((a, b) => surely(b, errors) - surely(a, errors))[0];
    return best && surely(best, errors) > 0 ? best.action : first!.action;
  };
}

/** Standard errors above its mean at which a rival that still is behind is left. */
const HOPELESS = 1.5;
