import type { Rng, RngState } from '../dice/index.ts';
import Fraction from 'fraction.js';

/** Throws beyond these are a fault of whoever asks: dice that are thrown again for ever cannot be listed. */
const MOST_DICE = 64;

/** Dice that fall as listed, and show 1 beyond the list while they note how many sides were wanted. */
class ListedDice implements Rng {
  readonly faces: number[];
  readonly sides: number[] = [];

  constructor(faces: readonly number[]) {
    this.faces = [...faces];
  }

  die(sides: number): number {
    const at = this.sides.length;
    if (at >= MOST_DICE) throw new RangeError(`more than ${MOST_DICE} dice in one throw cannot be listed`);
    this.sides.push(sides);
    if (at === this.faces.length) this.faces.push(1);
    return this.faces[at]!;
  }

  get thrown(): number {
    return this.sides.length;
  }

  clone(): Rng {
    return new ListedDice(this.faces);
  }

  save(): RngState {
    return { kind: 'scripted', faces: [...this.faces], drawn: this.sides.length };
  }
}

/** The list of faces after another, as an odometer counts; null after the last. */
function next({ faces, sides }: ListedDice): number[] | null {
  for (let at = sides.length - 1; at >= 0; at -= 1) {
    if (faces[at]! < sides[at]!) return [...faces.slice(0, at), faces[at]! + 1];
  }
  return null;
}

/** One way that dice can fall: what came of it and its exact chance. */
export interface Throw<Result> {
  readonly result: Result;
  readonly chance: Fraction;
}

/**
 * Every way that the dice of `play` can fall, with its exact chance; the chances sum to 1. `play` is called once for each
 * and must begin from the same position every time. Throws `RangeError` when it throws more than 64 dice.
 */
export function everyThrow<Result>(play: (dice: Rng) => Result): Throw<Result>[] {
  const throws: Throw<Result>[] = [];
  for (let faces: number[] | null = []; faces;) {
    const dice = new ListedDice(faces);
    const result = play(dice);
    const ways = dice.sides.reduce((product, sides) => product * sides, 1);
    throws.push({ result, chance: new Fraction(1, ways) });
    faces = next(dice);
  }
  return throws;
}
