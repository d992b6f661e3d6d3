import type { Rng, RngState } from './rng.ts';

/** The tape is at its end, and a die of so many sides is wanted. */
export class DieWanted extends Error {
  override readonly name = 'DieWanted';
  readonly sides: number;

  constructor(sides: number) {
    super(`a d${sides}`);
    this.sides = sides;
  }
}

/** A tape that asks for its next die by throwing `DieWanted`: who counts every face goes on with each. */
export class OpenTape implements Rng {
  thrown = 0;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.faces = faces;
  }

  die(sides: number): number {
    const face = this.faces[this.thrown];
    if (face === undefined) throw new DieWanted(sides);
    this.thrown += 1;
    return face;
  }

  clone(): Rng {
    const copy = new OpenTape(this.faces);
    copy.thrown = this.thrown;
    return copy;
  }

  save(): RngState {
    return { kind: 'scripted', faces: this.faces, drawn: this.thrown };
  }
}
