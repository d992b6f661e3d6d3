import type { Rng } from '../dice/index.ts';
import type { DiceEvent } from './dice-events.ts';
import type { BoutEvent } from './events.ts';
import type { Referee } from './ruleset.ts';

class TellingReferee implements Referee {
  private readonly rng: Rng;
  readonly tell: ((event: BoutEvent) => void) | null;

  constructor(rng: Rng, tell: ((event: BoutEvent) => void) | null) {
    this.rng = rng;
    this.tell = tell;
  }

  roll(sides: number, told: (face: number) => DiceEvent): number {
    const face = this.rng.die(sides);
    if (this.tell) this.tell(told(face));
    return face;
  }

  rollPair(sides: number, told: (faces: readonly [number, number]) => DiceEvent): readonly [number, number] {
    const faces = [this.rng.die(sides), this.rng.die(sides)] as const;
    if (this.tell) this.tell(told(faces));
    return faces;
  }

  rollDice(count: number, sides: number, told: (faces: readonly number[]) => DiceEvent): readonly number[] {
    const faces: number[] = [];
    for (let i = 0; i < count; i += 1) faces.push(this.rng.die(sides));
    if (this.tell) this.tell(told(faces));
    return faces;
  }

  salt(): string {
    return JSON.stringify(this.rng.save());
  }
}

/** A referee who throws these dice, and tells what happens to whoever listens. */
export function refereeOf(rng: Rng, tell: ((event: BoutEvent) => void) | null): Referee {
  return new TellingReferee(rng, tell);
}

const NO_DICE: Rng = {
  thrown: 0,
  die: (sides) => {
    throw new Error(`no die falls here, but a d${sides} was wanted`);
  },
  clone: () => NO_DICE,
  save: () => ({ kind: 'scripted', faces: [], drawn: 0 }),
};

/** For steps of the rules that throw nothing, with nobody listening. Throws when a die is wanted all the same. */
export const DICELESS: Referee = refereeOf(NO_DICE, null);
