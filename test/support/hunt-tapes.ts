import { DieWanted, OpenTape } from '../../src/engine/dice/index.ts';
import { Fraction } from '../../src/engine/odds/index.ts';
import type { Hunt, HuntAction } from '../../src/games/damnatio/rules/index.ts';

class NextCheck extends Error {}

/** Whether what is looked at is over before the next die. */
type Over = (hunt: Hunt) => boolean;

/** A tape that asks for its next die, and ends before the dice of what comes after. */
class WatchedTape extends OpenTape {
  hunt: Hunt | null = null;
  private readonly over: Over;
  constructor(faces: readonly number[], over: Over) {
    super(faces);
    this.over = over;
  }
  override die(sides: number): number {
    if (this.over(this.hunt!)) throw new NextCheck();
    return super.die(sides);
  }
}

const NEXT_CONTROL: Over = ({ state }) => state.phase === 'control';

/** Plays the answers with every tape there is, to the next Control Check; how often each thing seen at the end happens. */
export function overAllTapes(
  hunt: Hunt,
  actions: readonly HuntAction[],
  seen: (hunt: Hunt) => string | number,
  over: Over = NEXT_CONTROL,
): Map<string | number, Fraction> {
  const shares = new Map<string | number, Map<number, number>>();
  const visit = (faces: readonly number[], tapes: number): void => {
    const tape = new WatchedTape(faces, over);
    const copy = hunt.clone(tape);
    tape.hunt = copy;
    try {
      for (const action of actions) if (!copy.outcome()) copy.play(action);
    } catch (error) {
      if (error instanceof DieWanted) {
        for (let face = 1; face <= error.sides; face += 1) visit([...faces, face], tapes * error.sides);
        return;
      }
      if (!(error instanceof NextCheck)) throw error;
    }
    const key = seen(copy);
    const counts = shares.get(key) ?? new Map<number, number>();
    shares.set(key, counts.set(tapes, (counts.get(tapes) ?? 0) + 1));
  };
  visit([], 1);
  const total = (counts: Map<number, number>) =>
    [...counts].reduce((sum, [tapes, count]) => sum.add(new Fraction(count, tapes)), new Fraction(0));
  return new Map([...shares].map(([key, counts]) => [key, total(counts)]));
}

/** Shares as text, without those that never happen. */
export const plain = (shares: ReadonlyMap<string | number, Fraction>) =>
  Object.fromEntries([...shares].map(([key, share]) => [String(key), share.toFraction()]).filter(([, share]) => share !== '0'));
