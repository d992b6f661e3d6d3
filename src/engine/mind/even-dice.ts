import { seededRng, type Rng, type RngState } from '../dice/index.ts';

/** Roots of these have nothing in common, so that no two dice of many courses go together. */
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
const STEPS = PRIMES.map((prime) => Math.sqrt(prime) % 1);
const FINE = 1 << 20;

/**
 * Dice of one of many imagined courses. Taken over all courses the first of each course show their faces as evenly as they
 * can, so that fewer courses tell as much (Kronecker's sequence, shifted at random); the rest fall as they like.
 */
export class EvenDice implements Rng {
  private readonly salt: number;
  private readonly course: number;
  private readonly rest: Rng;
  private even: number;

  constructor(salt: number, course: number, rest: Rng = seededRng(`${salt} ${course}`), even = 0) {
    this.salt = salt;
    this.course = course;
    this.rest = rest;
    this.even = even;
  }

  die(sides: number): number {
    const step = STEPS[this.even];
    if (step === undefined) return this.rest.die(sides);
    const shift = (Math.imul(this.salt, PRIMES[this.even]!) >>> 0) % FINE;
    this.even += 1;
    return 1 + Math.floor(((shift / FINE + this.course * step) % 1) * sides);
  }

  get thrown(): number {
    return this.even + this.rest.thrown;
  }

  clone(): Rng {
    return new EvenDice(this.salt, this.course, this.rest.clone(), this.even);
  }

  /** Those that fall as they like alone: imagined bouts are not saved. */
  save(): RngState {
    return this.rest.save();
  }
}
