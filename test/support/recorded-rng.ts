import type { Die } from '../../src/engine/bout/index.ts';
import type { Rng, RngState } from '../../src/engine/dice/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';

/** Dice that are written down as they fall. */
export class RecordedRng implements Rng {
  readonly dice: Die[] = [];
  private readonly rng: Rng;

  constructor(seed: string) {
    this.rng = seededRng(seed);
  }

  die(sides: number): number {
    const face = this.rng.die(sides);
    this.dice.push({ sides, face });
    return face;
  }

  get faces(): readonly number[] {
    return this.dice.map(({ face }) => face);
  }

  get thrown(): number {
    return this.dice.length;
  }

  clone(): Rng {
    return this.rng.clone();
  }

  save(): RngState {
    return this.rng.save();
  }
}
