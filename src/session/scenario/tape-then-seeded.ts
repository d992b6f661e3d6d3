import type { Rng, RngState } from '../../engine/dice/index.ts';
import { seededRng } from '../../engine/dice/index.ts';

/**
 * The dice of a scenario that somebody plays: first those of its tape, then seeded ones. A face that the die wanted
 * cannot show means that the player has left the scenario's path, so the rest of the tape is dropped.
 * Its saved state is that of the part in use: a save made on the tape does not know what comes after it.
 */
class TapeThenSeeded implements Rng {
  private readonly faces: readonly number[];
  private readonly after: Rng;
  private drawn: number;
  thrown = 0;

  constructor(faces: readonly number[], after: Rng, drawn: number) {
    this.faces = faces;
    this.after = after;
    this.drawn = drawn;
  }

  die(sides: number): number {
    this.thrown += 1;
    const face = this.faces[this.drawn];
    if (face !== undefined && Number.isInteger(face) && face >= 1 && face <= sides) {
      this.drawn += 1;
      return face;
    }
    this.drawn = this.faces.length;
    return this.after.die(sides);
  }

  clone(): Rng {
    return new TapeThenSeeded(this.faces, this.after.clone(), this.drawn);
  }

  save(): RngState {
    return this.drawn < this.faces.length ? { kind: 'scripted', faces: [...this.faces], drawn: this.drawn } : this.after.save();
  }
}

export function tapeThenSeeded(faces: readonly number[], seed: string): Rng {
  return new TapeThenSeeded(faces, seededRng(seed), 0);
}
