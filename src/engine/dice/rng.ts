import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { exactly, fail, listOf, oneOf, wholeFrom } from '../read/index.ts';

/** The only source of chance below the session. */
export interface Rng {
  /** A face from 1 to `sides`, each equally likely. */
  die(sides: number): number;
  /** How many dice have fallen since it was begun or restored; a copy goes on counting. */
  readonly thrown: number;
  clone(): Rng;
  /** The generator as plain JSON, for saves. */
  save(): RngState;
}

export type RngState =
  | { readonly kind: 'xoroshiro128plus'; readonly words: readonly number[] }
  | { readonly kind: 'scripted'; readonly faces: readonly number[]; readonly drawn: number };

/** FNV-1a over UTF-16 code units, 32 bits, signed: turns a seed text into a number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

class SeededRng implements Rng {
  thrown: number;
  private readonly generator: RandomGenerator;

  constructor(generator: RandomGenerator, thrown = 0) {
    this.generator = generator;
    this.thrown = thrown;
  }

  die(sides: number): number {
    this.thrown += 1;
    return uniformInt(this.generator, 1, sides);
  }

  clone(): Rng {
    return new SeededRng(this.generator.clone(), this.thrown);
  }

  save(): RngState {
    return { kind: 'xoroshiro128plus', words: [...this.generator.getState()] };
  }
}

/** Thrown by scripted dice: the tape does not fit the rules that were played. */
export class TapeError extends Error {
  override readonly name = 'TapeError';
}

/** Dice that fall as written, for tests and rule scenarios. Throws when the tape is empty or a face cannot occur. */
export class ScriptedRng implements Rng {
  private readonly faces: readonly number[];
  private drawn: number;

  constructor(faces: readonly number[], drawn = 0) {
    this.faces = faces;
    this.drawn = drawn;
  }

  die(sides: number): number {
    const face = this.faces[this.drawn];
    if (face === undefined) throw new TapeError(`the tape of ${this.faces.length} dice is empty; a d${sides} was wanted`);
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new TapeError(`die ${this.drawn + 1} of the tape is ${face}, which a d${sides} cannot show`);
    }
    this.drawn += 1;
    return face;
  }

  get thrown(): number {
    return this.drawn;
  }

  /** Faces not drawn yet; a test ends with none. */
  get left(): readonly number[] {
    return this.faces.slice(this.drawn);
  }

  clone(): ScriptedRng {
    return new ScriptedRng(this.faces, this.drawn);
  }

  save(): RngState {
    return { kind: 'scripted', faces: [...this.faces], drawn: this.drawn };
  }
}

/** Four well-mixed words from one, by splitmix32: neighbouring seeds give unrelated dice. */
function spread(word: number): number[] {
  return [1, 2, 3, 4].map((step) => {
    let z = (word + Math.imul(step, 0x9e3779b9)) | 0;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  });
}

/** A generator from a seed text; the same text gives the same dice everywhere. */
export function seededRng(seed: string): Rng {
  return new SeededRng(xoroshiro128plusFromState(spread(hashText(seed))));
}

/** Restores a generator from its saved state. */
export function restoreRng(state: RngState): Rng {
  if (state.kind === 'scripted') return new ScriptedRng(state.faces, state.drawn);
  return new SeededRng(xoroshiro128plusFromState(state.words));
}

const WORDS = 4;
const seeded = exactly({ kind: oneOf('xoroshiro128plus'), words: listOf(WORDS, wholeFrom(-0x80000000, 0x7fffffff)) });

/** Reads seeded dice from outside. Throws `ReadError`, also for words from which every die would fall alike. */
export function readRngState(value: unknown, field: string): RngState {
  seeded(value, field);
  const { words } = value as { readonly words: readonly number[] };
  if (words.length !== WORDS || words.every((word) => word === 0)) fail(`${field}.words`, `${WORDS} words, one of them not 0`);
  return value as RngState;
}
