import type { BoutSession, LogStep } from '../bout-session.ts';
import { openSession } from '../bout-session.ts';
import type { Game } from '../game.ts';
import type { GameKit } from '../kit.ts';
import { gameOf } from '../kit.ts';
import { scenarioSetup } from './run-scenario.ts';
import type { ScenarioFile } from './scenario-file.ts';
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

function tapeThenSeeded(faces: readonly number[], seed: string): Rng {
  return new TapeThenSeeded(faces, seededRng(seed), 0);
}

/**
 * A scenario for somebody to play: its dice fall as its tape has them, seeded ones after that. Its record cannot be
 * played again from the seed, as the tape is not part of a record.
 */
export function beginScenario<G extends Game = Game>(kit: GameKit, file: ScenarioFile, seed: string): BoutSession<G> {
  return openSession<G>(kit, { setup: scenarioSetup<G>(kit, file), seed, from: null }, tapeThenSeeded(file.dice, seed));
}

/** Answers the decision of a session with a line as scenarios write it. */
export function playLine<G extends Game>(session: BoutSession<G>, line: string): LogStep<G> {
  return session.play(gameOf<G>(session.kit, session.setup).desk.script.answer(session.bout, line));
}
