import type { Action, BotView, Decision } from '../bout/index.ts';
import type { Rng } from '../dice/index.ts';
import { seededRng } from '../dice/index.ts';
import type { Bounds } from './bounds.ts';
import { EvenDice } from './even-dice.ts';
import type { Weighed } from './grade.ts';

type Imaginable<A extends Action> = BotView<unknown, unknown, A, Decision>;

/** What looking ahead must know of a game. */
export interface Outlook<Seen, A> {
  /** Plays on for everybody while it is looked ahead; quick rather than good. */
  quick(seen: Seen, rng: Rng): A;
  /** Whether it was looked far enough ahead of where the decision was. */
  isFar(seen: Seen, from: Seen): boolean;
  /** What a position is worth to a side, in any measure. */
  worth(seen: Seen, side: string): number;
}

/** A candidate against the one that seems best at first sight, course by course with the same dice. */
interface Rival<A> {
  readonly answer: Weighed<A>;
  /** How much more it came to: number, sum and sum of squares. */
  times: number;
  more: number;
  squares: number;
}

const SALT = 1 << 30;
/** At most so many answers in one imagined course, for games that never come far enough. */
const LONGEST = 60;
/** Fewer courses say nothing. */
const LEAST = 6;
/** Standard errors above its mean at which a rival that still is behind is left. */
const HOPELESS = 1.5;

/** One of the courses that are imagined in a decision; the same one has the same dice for every answer. */
interface Course {
  readonly salt: number;
  readonly course: number;
}

/** Plays an answer and what may follow in a copy with its own dice; returns what it comes to and how many answers it took. */
function imagine<A extends Action, Seen extends Imaginable<A>>(
  outlook: Outlook<Seen, A>,
  seen: Seen,
  action: A,
  { salt, course }: Course,
): { readonly worth: number; readonly nodes: number } {
  const side = seen.decision()!.side;
  const copy = seen.imagine(new EvenDice(salt, course));
  const rng = seededRng(`${salt} ${course} players`);
  copy.play(action);
  let nodes = 1;
  const now = (): Seen => copy.forBots as Seen;
  while (nodes < LONGEST && copy.decision() && !outlook.isFar(now(), seen)) {
    copy.play(outlook.quick(now(), rng));
    nodes += 1;
  }
  return { worth: outlook.worth(now(), side), nodes };
}

/** The difference that its courses speak for, less what chance may have added: so many standard errors. */
function surely({ times, more, squares }: Rival<unknown>, errors: number): number {
  if (times < LEAST) return -Infinity;
  const mean = more / times;
  return mean - errors * Math.sqrt(Math.max(0, squares / times - mean * mean) / (times - 1));
}

/** Chooses among answers that were weighed at first sight; the first of them is the one that seems best. */
export type Ahead<Seen, A> = (seen: Seen, weighed: readonly Weighed<A>[], rng: Rng) => Weighed<A>;

/** Those that seem nearly as good as the first, the best of them first. */
function rivalsOf<A>([first, ...others]: readonly Weighed<A>[], { width, margin }: Bounds): Rival<A>[] {
  return others
    .filter(({ value }) => value >= first!.value - margin)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, width - 1)
    .map((answer): Rival<A> => ({ answer, times: 0, more: 0, squares: 0 }));
}

function count(rival: Rival<unknown>, more: number): void {
  rival.times += 1;
  rival.more += more;
  rival.squares += more * more;
}

/**
 * Looks ahead within bounds: the answers that seem best are played on, each time with the same dice for all, and those
 * that fall behind are left. The one that seemed best at first sight is given up only for one that surely comes to more.
 * Chance comes from `rng` alone: the same view and dice give the same answer.
 */
export function lookAhead<Seen extends Imaginable<A>, A extends Action>(outlook: Outlook<Seen, A>, bounds: Bounds): Ahead<Seen, A> {
  return (seen, weighed, rng) => {
    const first = weighed[0]!;
    let rivals = rivalsOf(weighed, bounds);
    const salt = rivals.length > 0 ? rng.die(SALT) : 0;
    let spent = 0;
    for (let course = 1; rivals.length > 0 && spent < bounds.nodes; course += 1) {
      const usual = imagine(outlook, seen, first.action, { salt, course });
      spent += usual.nodes;
      for (const rival of rivals) {
        const { worth, nodes } = imagine(outlook, seen, rival.answer.action, { salt, course });
        spent += nodes;
        count(rival, worth - usual.worth);
      }
      if (course >= LEAST) rivals = rivals.filter((rival) => surely(rival, -HOPELESS) > 0);
    }
    const [best] = rivals.toSorted((a, b) => surely(b, bounds.errors) - surely(a, bounds.errors));
    return best && surely(best, bounds.errors) > 0 ? best.answer : first;
  };
}

/** What a choice that was thought over is worth beside the best at first sight. */
const THOUGHT_OVER = 1;

/**
 * What a tree chooses for whoever plays his answers on before he gives one: the one that comes out best is worth more than the
 * best at first sight. None for somebody without foresight; `nodes` are those of somebody with all that there is.
 */
export function foreseen<Seen extends Imaginable<A>, A extends Action>(
  outlook: Outlook<Seen, A>,
  bounds: Bounds,
  { seen, tastes, seed }: { readonly seen: Seen; readonly tastes: { readonly foresight: number }; readonly seed: string },
  candidates: readonly Weighed<A>[],
): readonly Weighed<A>[] {
  if (tastes.foresight <= 0 || candidates.length < 2) return [];
  const sorted = candidates.toSorted((a, b) => b.value - a.value);
  const ahead = lookAhead(outlook, { ...bounds, nodes: bounds.nodes * tastes.foresight });
  const chosen = ahead(seen, sorted, seededRng(seed));
  return [{ ...chosen, value: sorted[0]!.value + THOUGHT_OVER }, ...sorted.filter((each) => each !== chosen)];
}
